import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReczooFile } from './reczoo-file.ts';
import { numberFilms } from './reczoo-number-films.ts';
import { scoreLists } from './reczoo-scores.ts';
import { splitLikes } from './reczoo-split.ts';

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'kinora-reczoo-test-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(text: string): string {
  const file = join(folder, 'likes.txt');
  writeFileSync(file, text);
  return file;
}

function read(text: string): [number, number[]][] {
  const { people, films } = readReczooFile(aFile(text));
  return Array.from(people, (person, at) => [person, [...films[at]!]]);
}

test('[AP-16] people stand in the order of the file, their films ascend and come once', () => {
  expect(read('7 30 4 30\n0 5\n')).toEqual([
    [7, [4, 30]],
    [0, [5]],
  ]);
});

test('[AP-16] line ends of Windows, blank lines, tabs, spaces at the ends and a byte order mark are no matter', () => {
  const expected = [
    [7, [4, 30]],
    [9, []],
    [0, [9007199254740991]],
  ];
  expect(read('7 30 4\n9\n0 9007199254740991')).toEqual(expected);
  expect(read('\uFEFF7 30  4 \r\n\r\n  \n9 \r\n\t0\t9007199254740991\r\n\r\n')).toEqual(expected);
});

test('[AP-16] lines of the same person add up where the first one stood', () => {
  expect(read('7 30\n1 2\n7 4 30\n')).toEqual([
    [7, [4, 30]],
    [1, [2]],
  ]);
});

test.for([
  ['1 2\n3 x4 5\n', 'line 2: "x4"'],
  ['1 2\n\n3 4.5\n', 'line 3: "4.5"'],
  ['1 -2\n', 'line 1: "-2"'],
  ['1,2\n', 'line 1: "1,2"'],
  ['1 9007199254740992\n', 'line 1: "9007199254740992"'],
  ['1 2\r3 4\n', 'line 1: '],
  ['{"1": [2]}', 'line 1: '],
] as const)('[AP-16] %j is refused with its line', ([text, message]) => {
  expect(() => read(text)).toThrow(message);
});

test('[AP-16] a file that is missing, or a folder, is told by name', () => {
  expect(() => readReczooFile(join(folder, 'nowhere.txt'))).toThrow(/nowhere\.txt cannot be read: ENOENT/);
  expect(() => readReczooFile(folder)).toThrow(/cannot be read: EISDIR/);
});

test('[AP-16] films are numbered without gaps', () => {
  const { interactions, filmNumbers } = numberFilms(readReczooFile(aFile('7 900 4\n9\n1 4 17\n')));
  expect([...filmNumbers]).toEqual([4, 17, 900]);
  expect(interactions).toEqual({
    people: 3,
    films: 3,
    starts: Uint32Array.of(0, 2, 2, 4),
    items: Uint32Array.of(0, 2, 0, 1),
  });
});

test('[AP-16] recall and NDCG are as worked out by hand', () => {
  const wanted = readReczooFile(aFile('1 10 11 12\n2 10\n3\n4 99\n'));
  const lists = new Map([
    [1, [10, 50, 12, 11]],
    [2, [50, 51, 52, 10]],
    [3, [10]],
  ]);
  const { recall, ndcg, people, peopleWithoutList } = scoreLists(lists, wanted, 3);
  // Person 1 finds 10 and 12 of three at places 1 and 3, person 2 nothing within three, person 4 has no list.
  expect(recall).toBeCloseTo(2 / 3 / 3, 12);
  expect(ndcg).toBeCloseTo((1 + 1 / 2) / (1 + 1 / Math.log2(3) + 1 / 2) / 3, 12);
  expect([people, peopleWithoutList]).toEqual([3, 1]);
});

test('[AP-16] where nobody has test films nothing can be said', () => {
  const { recall, ndcg } = scoreLists(new Map([[1, [2]]]), readReczooFile(aFile('1\n2 \n')), 20);
  expect([recall, ndcg]).toEqual([undefined, undefined]);
});

test('[AP-16] a split holds out the same share in whatever order films stand, and reports half of the people', () => {
  const rows = Array.from({ length: 60 }, (_, person) => [
    person,
    ...Array.from({ length: 10 }, (_film, film) => (person + film * 7) % 90),
  ]);
  const likes = readReczooFile(aFile(rows.map((row) => row.join(' ')).join('\n')));
  const turned = readReczooFile(
    aFile(rows.map(([person, ...films]) => [person, ...films.reverse()].join(' ')).join('\n')),
  );
  const split = splitLikes(likes, 0.2, 1);
  expect(splitLikes(turned, 0.2, 1)).toEqual(split);
  expect(splitLikes(likes, 0.2, 2).train.films).not.toEqual(split.train.films);
  expect(split.train.films.every(({ length }) => length === 8)).toBe(true);
  expect(split.test.people.length).toBeGreaterThan(15);
  expect(split.test.people.length).toBeLessThan(45);
  for (const [at, person] of split.test.people.entries()) {
    const all = [...split.train.films[person]!, ...split.test.films[at]!].toSorted(
      (one, other) => one - other,
    );
    expect(all).toEqual([...likes.films[person]!]);
  }
});
