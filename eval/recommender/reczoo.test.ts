import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reczooTable } from './reczoo-table.ts';
import { readWords } from './reczoo-words.ts';

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'kinora-reczoo-test-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** People of three tastes; the numbers of people and films have gaps. */
function aTrainFile(): string {
  const random = seededRandom(4);
  const lines = Array.from({ length: 60 }, (_, person) => {
    const films = Array.from({ length: 90 }, (_film, film) => film).filter(
      (film) => random() < (film % 3 === person % 3 ? 0.5 : 0.02),
    );
    return [person * 3 + 5, ...films.map((film) => film * 11)].join(' ');
  });
  writeFileSync(join(folder, 'train.txt'), `${lines.join('\r\n')}\n\n999 \n`);
  return 'train.txt';
}

/** As `npm run` calls it: in the folder of the project, with the caller's in `INIT_CWD`. */
function run(...words: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'reczoo.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
}

test('[AP-16] everyone gets 20 films without their own, best first, in the order of the file; and the run says what it took', () => {
  writeFileSync(join(folder, 'test.txt'), '5 0 33\n8 11\n12345 0\n');
  const { status, stdout, stderr } = run('--train', aTrainFile(), '--test', 'test.txt', '--out', 'lists.txt');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^61 people, 90 films, \d+ likes\nRecall@20 [01]\.\d{4}\nNDCG@20 {3}[01]\.\d{4}\n/);
  expect(stdout).toMatch(/over 3 people with test films; 1 of them are not in the train file/);
  expect(stdout).toMatch(/\d+\.\d s \(start .*read .*train .*rank .*\)\n\d+ MB of memory at most\n$/);
  const train = new Map(rowsOf('train.txt').map(([person, ...films]) => [person!, films]));
  const lists = rowsOf('lists.txt');
  expect(lists.map(([person]) => person)).toEqual([...train.keys()]);
  for (const [person, ...films] of lists) {
    expect(films).toHaveLength(20);
    expect(new Set(films).size).toBe(20);
    expect(films.filter((film) => train.get(person!)!.includes(film))).toEqual([]);
  }
  // Person 5 is of the first taste, whose films are the multiples of 33.
  expect(lists[0]!.slice(1, 6).every((film) => film % 33 === 0)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

function rowsOf(name: string): number[][] {
  const lines = readFileSync(join(folder, name), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines.map((line) => line.trim().split(' ').map(Number));
}

test('[AP-16] a bad line ends with its number and code 1, and an older file of lists stays as it was', () => {
  writeFileSync(join(folder, 'bad.txt'), '1 2\n1 two\n');
  writeFileSync(join(folder, 'older.txt'), 'as it was');
  const { status, stdout, stderr } = run('--train', 'bad.txt', '--out', 'older.txt');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`${join(folder, 'bad.txt')}, line 2: "two" is not a whole number`);
  expect(readFileSync(join(folder, 'older.txt'), 'utf8')).toBe('as it was');
});

test('[AP-16] a train file without likes, and lists over the train file, are refused', () => {
  writeFileSync(join(folder, 'empty.txt'), '1\n2\n');
  expect(run('--train', 'empty.txt')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds no likes'),
  });
  const train = aTrainFile();
  const before = readFileSync(join(folder, train), 'utf8');
  expect(run('--train', train, '--out', train)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is read: the lists need another file'),
  });
  expect(readFileSync(join(folder, train), 'utf8')).toBe(before);
});

test.for([
  [[], '--train FILE is missing'],
  [['--trian', 'a'], "Unknown option '--trian'"],
  [['--train'], '--train'],
  [['--train', 'a', 'b'], "Unexpected argument 'b'"],
  [['--train', 'a', '--algorithm', 'magic'], 'There is no algorithm "magic"'],
  [['--train', 'a', '--validate', '--test', 'b'], 'leave out --test'],
  [['--train', 'a', '--validate', '--share', '2'], '--share cannot be "2"'],
  [['--train', 'a', '--seed', '2'], 'belong to --validate'],
  [['--train', 'a', '--out', ''], 'A file name is empty'],
] as const)('[AP-16] the words %j are refused with the usage', ([words, message]) => {
  expect(() => readWords(words, '/')).toThrow(message);
  expect(() => readWords(words, '/')).toThrow('Usage: npm run eval:reczoo');
});

test('[AP-16] files are looked for where the command was called', () => {
  const { train, out, test: tested } = readWords(['--train', 'a', '--out', '../b', '--test', '/c'], '/x/y');
  expect([train, out, tested]).toEqual(['/x/y/a', '/x/b', '/c']);
});

test('[AP-16] the table puts algorithms side by side, with time and memory of each', async () => {
  const rows = await reczooTable(join(folder, aTrainFile()), {
    share: 0.2,
    seed: 1,
    algorithms: ['random', 'ours'],
  });
  expect(rows.map(({ algorithm }) => algorithm)).toEqual(['random', 'ours']);
  expect(rows[1]!.recall).toBeGreaterThan(rows[0]!.recall);
  for (const { seconds, cpuSeconds, memory } of rows)
    expect(Math.min(seconds, cpuSeconds, memory)).toBeGreaterThan(0);
});

test('[AP-16] a file with too few likes to hold any out has no table', async () => {
  writeFileSync(join(folder, 'few.txt'), '1 2\n2 2\n3 2\n');
  await expect(reczooTable(join(folder, 'few.txt'))).rejects.toThrow('too few likes');
});
