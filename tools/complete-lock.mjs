// `npm run lock`: lists in package-lock.json the builds for other platforms that a registry mirror did not have when the
// lock was written. Without them `npm ci` refuses the lock; with them every platform installs its own.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.values(lock.packages).flatMap((owner) =>
  Object.entries(owner.optionalDependencies ?? {})
    .filter(([name]) => !(`node_modules/${name}` in lock.packages))
    .map(([name, version]) => ({ name, version, isDev: owner.dev === true })),
);
for (const { name, version, isDev } of missing) {
  lock.packages[`node_modules/${name}`] = {
    version,
    ...platformOf(name),
    ...(isDev ? { dev: true } : {}),
    optional: true,
  };
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
// The packages are those of this lock; without this the next command would install them all again.
utimesSync(join(root, 'node_modules/.package-lock.json'), new Date(), new Date());
console.log(
  missing.length === 0 ? 'The lock is complete.' : `Listed ${missing.length} builds for other platforms.`,
);

/** The platform that a build's name speaks of, for instance `binding-linux-arm64-gnu`. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu =
    processors.find((processor) => words.includes(processor)) ?? (words.includes('arm') ? 'arm' : undefined);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}
