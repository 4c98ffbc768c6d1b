// Weighs the first view: the JavaScript and CSS that index.html asks for, and all words of one language,
// the heaviest, gzipped. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const folder = process.argv[2] ?? '../src/waset/server/page';
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const files = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((found) => found[1]);
const weigh = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
const languages = ['en', 'nl', 'de', 'fr'].map((language) => {
  const found = readdirSync(join(folder, 'assets')).filter((file) => file.startsWith(`${language}-`) && file.endsWith('.js'));
  if (!found.length) throw new Error(`no words in ${language}`);
  return found.map((file) => `assets/${file}`);
});
const heavy = (all) => all.reduce((sum, file) => sum + weigh(file), 0);
const heaviest = languages.reduce((one, other) => (heavy(one) < heavy(other) ? other : one));
let total = 0;
for (const file of new Set([...files, ...heaviest])) {
  const weight = weigh(file);
  total += weight;
  console.log(`${String(weight).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  in all, of ${LIMIT} allowed`);
process.exit(total > LIMIT ? 1 : 0);
