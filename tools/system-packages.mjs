// Debian's packages, for the tests that need a program of the system.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs by the package that has them. */
export const testPrograms = {
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
  strace: 'strace',
};
export const longTestPrograms = { slowhttptest: 'slowhttptest' };

/** All in one go. Tests whose program could not be had are skipped and say so; with CI set they fail. */
export function installMissingPrograms(programs) {
  const missing = Object.entries(programs).filter(([program]) => !hasProgram(program));
  if (missing.length > 0) installSystemPackages(...missing.map(([, name]) => name));
}

function hasProgram(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

/** Installs them where this is Debian and we are root; elsewhere it does nothing. Failures show in the missing program. */
export function installSystemPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${names.join(', ')} from the packages of the system\n`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
