// Weighs the first view: the JavaScript and CSS that index.html asks for, gzipped. Fails above the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const folder = process.argv[2] ?? '../src/waset/server/page';
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const files = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((found) => found[1]);
let total = 0;
for (const file of new Set(files)) {
  const weight = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  total += weight;
  console.log(`${String(weight).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  in all, of ${LIMIT} allowed`);
process.exit(total > LIMIT ? 1 : 0);
