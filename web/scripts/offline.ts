import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** Where everything lies that the page needs without a server. Names carry what is in them: they can be kept for ever. */
const FOLDER = 'offline';
const NAME = 'virtual:offline';
const RUNTIME = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];
/** What of the Python is for a terminal, learning agents, a network or a reader of catalogues. */
const NOT_THERE = /^waset\/(?:cli|envs|words|__main__\.py|server\/(?:page|workers|serve\.py|settings\.py|web\/routes|database\/(?!rows\.py|__init__\.py)))|\/(?:env|terminal|words|__pycache__)\/|\.(?:ftl|mako|typed|pyc|so)$/;

/** The Python that runs in the page, as it stands: each file by its path. */
export function sources(root: string): Record<string, string> {
  const found: Record<string, string> = { 'mypy_extensions.py': readFileSync(join(root, 'python/mypy_extensions.py'), 'utf8') };
  const source = resolve(root, '../src');
  for (const name of readdirSync(join(source, 'waset'), { recursive: true, encoding: 'utf8' }).sort()) {
    const path = `waset/${name.replaceAll('\\', '/')}`;
    if (!NOT_THERE.test(path) && statSync(join(source, path)).isFile()) found[path] = readFileSync(join(source, path), 'utf8');
  }
  return found;
}

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** Puts the interpreter and the Python of the games beside the page, where they wait until somebody wants them. */
export function offline(): Plugin {
  let root = '';
  let files: Record<string, Buffer> = {};
  let about = { folder: '', sources: '', files: [] as { name: string; size: number }[] };

  function gather(): void {
    const runtime = Object.fromEntries(RUNTIME.map((name) => [name, readFileSync(join(root, 'node_modules/pyodide', name))]));
    const folder = `${FOLDER}/${digest(...Object.values(runtime))}/`;
    const text = JSON.stringify(sources(root));
    const own = `${FOLDER}/waset-${digest(text)}.json`;
    files = { ...Object.fromEntries(RUNTIME.map((name) => [folder + name, runtime[name]!])), [own]: Buffer.from(text) };
    about = { folder, sources: own, files: Object.entries(files).map(([name, { length }]) => ({ name, size: length })) };
  }

  return {
    name: 'offline',
    configResolved: (config) => {
      root = config.root;
      gather();
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(about)}` : null),
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files[(request.url ?? '').replace(/^\//, '').replace(/[?#].*$/, '')];
        if (!found) return next();
        response.setHeader('content-type', request.url!.includes('.wasm') ? 'application/wasm' : request.url!.includes('.mjs') ? 'text/javascript' : 'application/octet-stream');
        response.end(found);
      });
    },
  };
}
