/**
 * Does what `docker build` and `docker run` would do with our Dockerfile, without Docker: the same instructions, in
 * folders of this machine, and then the image's command as its user, on a read-only tree and without a network. It shows
 * that the commands are right and complete; it does not show that the base images are. Linux, as root.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, matchesGlob, resolve } from 'node:path';
import { type Instruction, readDockerfile, readVariables, type Stage } from './dockerfile.ts';

const root = resolve(import.meta.dirname, '../..');
/** Where the image keeps the product. */
const home = '/srv/kinora';

export interface RehearsedImage {
  /** Where the tree stands on this machine. */
  tree: string;
  /** The image's user, like `1000:1000`. */
  user: string;
  /** Runs a command in the image's place; the image's own without words. `script` is a program of Node's. */
  run: (script?: string) => ChildProcess;
  remove: () => void;
}

export function rehearseImage(): RehearsedImage {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-image-'));
  const trees = new Map<string, string>();
  const [build, final] = readDockerfile(readFileSync(join(root, 'ops/Dockerfile'), 'utf8'));
  if (!build || !final) throw new Error('The Dockerfile has two stages.');
  for (const [index, stage] of [build, final].entries()) {
    const tree = join(folder, String(index));
    mkdirSync(tree);
    trees.set(stage.alias ?? 'final', tree);
    buildStage(stage, tree, trees);
  }
  const tree = trees.get('final') ?? '';
  const variables = variablesOf(final);
  const rows = join(folder, 'data');
  const programs = join(folder, 'bin');
  for (const made of [rows, programs]) mkdirSync(made);
  // Our own Node may stand where the image's user may not look.
  copyFileSync(process.execPath, join(programs, 'node'));
  const user = wordsOf(final, 'USER');
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  chownSync(rows, uid, gid);
  // The list of words in which the image's command is written.
  const command = JSON.parse(wordsOf(final, 'CMD')) as string[];
  return {
    tree,
    user,
    run: (script) =>
      runApart({ tree, rows, programs, user, variables, command: script ? ['node', '-e', script] : command }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function buildStage(stage: Stage, tree: string, trees: ReadonlyMap<string, string>): void {
  const environment: Record<string, string> = {};
  for (const instruction of stage.instructions) {
    if (instruction.name === 'ENV') Object.assign(environment, readVariables(instruction.words));
    if (instruction.name === 'COPY') copy(instruction, tree, trees);
    // The folder of the rows is outside the tree and made for the run.
    if (instruction.name === 'RUN' && !instruction.words.includes('/data'))
      runHere(instruction.words, tree, environment);
  }
}

function copy({ words }: Instruction, tree: string, trees: ReadonlyMap<string, string>): void {
  const [from, ...paths] = words.startsWith('--from=') ? words.split(/\s+/) : ['', ...words.split(/\s+/)];
  const target = join(tree, paths.pop() ?? '');
  if (from === '') return copySources(tree);
  const source = trees.get(from?.slice('--from='.length) ?? '') ?? '';
  for (const path of paths) {
    const file = join(source, path.replace(home, ''));
    if (!existsSync(file)) throw new Error(`The Dockerfile copies ${path}, which its build does not make.`);
    cpSync(file, paths.length > 1 ? join(target, path.replace(home, '')) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** The files that Git knows, without those that the image shall not have. */
function copySources(tree: string): void {
  const ignored = readFileSync(join(root, 'ops/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.stdout.split('\n')) {
    if (file === '' || !existsSync(join(root, file)) || isIgnored(file, ignored)) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
}

function isIgnored(file: string, ignored: readonly string[]): boolean {
  return ignored.some((glob) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`));
}

function runHere(command: string, tree: string, environment: Record<string, string>): void {
  const done = spawnSync('sh', ['-c', command.replaceAll(home, tree)], {
    cwd: tree,
    encoding: 'utf8',
    // Whatever this machine needs to reach the registry; but not the mode in which tests run.
    env: { ...process.env, NODE_ENV: '', ...environment, PATH: pathWithNode() },
  });
  if (done.status !== 0) throw new Error(`${command}: ${done.stdout}\n${done.stderr}`);
}

interface Run {
  tree: string;
  rows: string;
  programs: string;
  user: string;
  variables: Record<string, string>;
  command: readonly string[];
}

/** A network without anybody in it, and a file system in which only the rows and /tmp can be written. */
function runApart({ tree, rows, programs, user, variables, command }: Run): ChildProcess {
  const [uid, gid] = user.split(':');
  const setUp = [
    'mount -t tmpfs tmpfs /srv',
    `mkdir ${home} /srv/data /srv/bin`,
    `mount --bind "${tree}" ${home}`,
    `mount -o remount,bind,ro ${home}`,
    `mount --bind "${rows}" /srv/data`,
    `mount --bind "${programs}" /srv/bin`,
    'mount -o remount,ro /srv',
    'ip link set lo up 2>/dev/null || true',
    `cd ${home}`,
    `exec setpriv --reuid=${uid} --regid=${gid} --clear-groups --bounding-set=-all "$@"`,
  ].join(' && ');
  return spawn('unshare', ['--mount', '--net', 'sh', '-c', setUp, 'sh', ...command], {
    env: { ...variables, DATA_DIR: '/srv/data', PATH: `/srv/bin:${pathWithNode()}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function variablesOf(stage: Stage): Record<string, string> {
  const written = stage.instructions.filter(({ name }) => name === 'ENV');
  return Object.assign({}, ...written.map(({ words }) => readVariables(words)));
}

function wordsOf(stage: Stage, name: string): string {
  return stage.instructions.find((instruction) => instruction.name === name)?.words ?? '';
}

function pathWithNode(): string {
  return [
    dirname(process.execPath),
    '/usr/local/sbin',
    '/usr/local/bin',
    '/usr/sbin',
    '/usr/bin',
    '/sbin',
    '/bin',
  ].join(delimiter);
}
