/** Compiles the servers' JavaScript into Node's compile cache, under the flags of each process; `NODE_COMPILE_CACHE` says where. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { recommenderFlags, siteFlags } from './node-flags.mjs';

for (const flags of [siteFlags, recommenderFlags]) {
  const program = join(import.meta.dirname, 'load-server.mjs');
  const { status } = spawnSync(process.execPath, [...flags, program], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
