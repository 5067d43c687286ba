// Debian's packages, for the tests that need a program of the system.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs them where this is Debian and we are root; elsewhere it does nothing. Failures show in the missing program. */
export function installSystemPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${names.join(', ')} from the packages of the system\n`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
