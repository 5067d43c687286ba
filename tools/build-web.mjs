// Builds the site: the browser's files, compressed beside themselves as .br and .gz, and the server's bundle.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const compressible = /\.(js|css|svg|webmanifest|json|txt)$/;

build([]);
build(['--ssr']);
compressAll(join(web, 'build/client'));

function build(options) {
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) compressAll(file);
    else if (compressible.test(entry.name) && statSync(file).size > 512) compress(file);
  }
}

function compress(file) {
  const bytes = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
