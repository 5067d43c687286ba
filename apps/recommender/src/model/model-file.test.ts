import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aModel } from './a-model.ts';
import { ModelFault } from './model-fault.ts';
import { readModelFile, writeModelFile } from './model-file.ts';
import { type ModelHeader, modelHeader } from './model-layout.ts';
import type { RecommendationModel } from './recommendation-model.ts';

let folder = '';
let whole: Buffer = Buffer.alloc(0);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-model-'));
  await writeModelFile(join(folder, 'whole.kinora'), aSmallModel());
  whole = await readFile(join(folder, 'whole.kinora'));
});

afterAll(() => rm(folder, { recursive: true }));

function aSmallModel(): RecommendationModel {
  return aModel({
    lists: {
      11: [
        { tmdbId: 1891, rating: 9.5, people: 3 },
        { tmdbId: 13, rating: 2.25 },
      ],
      13: [{ tmdbId: 11, rating: 1 }],
      1891: [{ tmdbId: 11, rating: 10, people: 3 }],
    },
    facts: [
      { kind: 'theme', id: 0, name: 'Amélie’s 太空', films: [11, 1891] },
      { kind: 'genre', id: 878, name: '', films: [11, 13, 1891] },
      { kind: 'director', id: 1, name: 'George Lucas', films: [11] },
    ],
  });
}

/** Names and ratings as arrays, whatever they were stored as. */
function spelledOut(model: RecommendationModel) {
  const names = Array.from({ length: model.facts.names.length }, (_, fact) => model.facts.names.at(fact));
  const ratings = Array.from({ length: model.ratings.length }, (_, entry) => model.ratings.at(entry));
  return { ...model, ratings, facts: { ...model.facts, names } };
}

async function readBytes(bytes: Uint8Array) {
  const file = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.kinora`);
  await writeFile(file, bytes);
  return readModelFile(file);
}

test('[AP-16] a model that was written is read as it was, and nothing else is left in the folder', async () => {
  const file = join(folder, 'new/deep/model.kinora');
  const { version } = await writeModelFile(file, aSmallModel());
  const read = await readModelFile(file);
  expect(spelledOut(read.model)).toEqual(spelledOut(aSmallModel()));
  expect(read.version).toBe(version);
  expect(version).toMatch(/^20260101T000000Z-[0-9a-f]{8}$/);
  expect(await readdir(join(folder, 'new/deep'))).toEqual(['model.kinora']);
});

test('[AP-16] the arrays of a model that was read are views of one buffer', async () => {
  const { model } = await readModelFile(join(folder, 'whole.kinora'));
  const { filmIds, neighbours, likedTogether, facts } = model;
  const buffers = [filmIds, neighbours, likedTogether, facts.starts, facts.facts, facts.kinds];
  expect(new Set(buffers.map(({ buffer }) => buffer)).size).toBe(1);
});

test('[AP-16] a model whose card nobody wants is not read on', async () => {
  // A wrong checksum behind it is not noticed, so it was not looked at.
  const damaged = Buffer.from(whole);
  damaged[damaged.length - 20]! ^= 1;
  const file = join(folder, 'unwanted.kinora');
  await writeFile(file, damaged);
  expect(await readModelFile(file, ({ createdAt }) => createdAt > '2026-02-01')).toBeUndefined();
  await expect(readModelFile(file, ({ createdAt }) => createdAt > '2025-02-01')).rejects.toThrow(ModelFault);
});

test('[AP-16] a file that is cut off anywhere is refused', async () => {
  for (let length = 0; length < whole.length; length += 7)
    await expect(readBytes(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow('it is cut off');
});

test('[AP-16] a file with one bit turned over is refused, wherever that is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length * 8 - 1), async (bit) => {
      const turned = Buffer.from(whole);
      turned[bit >> 3]! ^= 1 << (bit & 7);
      await expect(readBytes(turned)).rejects.toThrow(ModelFault);
    }),
    { numRuns: 400 },
  );
});

test('[AP-16] a file of another kind, of another format or with something behind its end is refused by name', async () => {
  const otherFormat = Buffer.from(whole);
  otherFormat.writeUInt32LE(2, 8);
  await expect(readBytes(otherFormat)).rejects.toThrow('it has format 2, and this version reads format 1');
  await expect(readBytes(Buffer.alloc(1_000, 'SQLite'))).rejects.toThrow('it is no model file');
  await expect(readBytes(Buffer.concat([whole, Buffer.alloc(1)]))).rejects.toThrow(
    'it goes on behind its end',
  );
  const hugeHeader = Buffer.from(whole);
  hugeHeader.writeUInt32LE(0xffff_ffff, 12);
  await expect(readBytes(hugeHeader)).rejects.toThrow('its header is damaged');
  await expect(readModelFile(join(folder, 'no-such-file'))).rejects.toThrow('ENOENT');
});

/** The file with another header or payload, whose checksums are right. */
function forge(change: (header: ModelHeader, payload: Buffer) => void): Buffer {
  const end = 48 + whole.readUInt32LE(12);
  const header = modelHeader.parse(JSON.parse(whole.toString('utf8', 48, end)));
  const payload = Buffer.from(whole.subarray(end));
  change(header, payload);
  header.payloadSha256 = createHash('sha256').update(payload).digest('hex');
  const json = JSON.stringify(header);
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 8) * 8));
  const preamble = Buffer.from(whole.subarray(0, 48));
  preamble.writeUInt32LE(text.length, 12);
  preamble.set(createHash('sha256').update(text).digest(), 16);
  return Buffer.concat([preamble, text, payload]);
}

function placeOf(header: ModelHeader, name: string) {
  return header.arrays.find((array) => array.name === name) ?? { offset: Number.NaN, length: Number.NaN };
}

const forgeries: [string, (header: ModelHeader, payload: Buffer) => void, string][] = [
  ['with an array missing', ({ arrays }) => arrays.splice(2, 1), 'not one of this format'],
  ['with arrays in another order', ({ arrays }) => arrays.reverse(), 'not one of this format'],
  ['with a longer array', (header) => (placeOf(header, 'facts').length += 2), 'not one of this format'],
  ['with an array elsewhere', (header) => (placeOf(header, 'names').offset -= 8), 'not one of this format'],
  ['with other words', (header) => Object.assign(header, { owner: 'somebody' }), 'not one of this format'],
  ['with a larger payload', (header) => (header.payloadBytes += 8), 'it is cut off'],
  ['with a smaller payload', (header) => (header.payloadBytes -= 8), 'goes on behind its end'],
  ['with longer lists', (header) => (header.listLength = 3), 'not as long as they say'],
  ['with other films', (header) => (header.card.counts.films = 2), 'counts other films'],
  [
    'with a neighbour that is not there',
    (header, payload) => payload.writeInt32LE(7, placeOf(header, 'neighbours').offset),
    'a film that is not there',
  ],
  [
    'with a name that ends inside a character',
    (header, payload) => payload.writeUInt32LE(15, placeOf(header, 'nameStarts').offset + 4),
    'its names are damaged',
  ],
  [
    'with names that are no text',
    (header, payload) => payload.writeUInt8(0xff, placeOf(header, 'names').offset),
    'its names are damaged',
  ],
];

test.each(forgeries)(
  '[AP-16] a file %s is refused, although its checksums are right',
  async (_how, change, message) => {
    await expect(readBytes(forge(() => undefined))).resolves.toBeDefined();
    await expect(readBytes(forge(change))).rejects.toThrow(message);
  },
);

function rate(model: RecommendationModel, entry: number, rating: number): void {
  const { ratings } = model;
  model.ratings = Float32Array.from({ length: ratings.length }, (_, at) =>
    at === entry ? rating : (ratings.at(at) ?? 0),
  );
}

const faults: [string, (model: RecommendationModel) => void, string][] = [
  ['a neighbour that is not there', ({ neighbours }) => (neighbours[0] = 3), 'a film that is not there'],
  ['a neighbour below none', ({ neighbours }) => (neighbours[0] = -2), 'a film that is not there'],
  ['a film in its own list', ({ neighbours }) => (neighbours[0] = 0), 'names its own film'],
  ['a film twice in a list', ({ neighbours }) => (neighbours[1] = 2), 'names a film twice'],
  ['a list with a gap', ({ neighbours }) => (neighbours[0] = -1), 'goes on behind its end'],
  ['ratings that rise', (model) => rate(model, 1, 9.75), 'ratings do not fall'],
  ['a rating above 10', (model) => rate(model, 0, 10.5), 'ratings do not fall'],
  ['a rating that is no number', (model) => rate(model, 0, Number.NaN), 'ratings do not fall'],
  ['two people', ({ likedTogether }) => (likedTogether[0] = 2), 'too few people'],
  ['film ids that fall', ({ filmIds }) => (filmIds[0] = 14), 'film ids are not ascending'],
  ['film ids from 0', ({ filmIds }) => (filmIds[0] = 0), 'film ids are not ascending'],
  ['a fact that is not there', ({ facts }) => (facts.facts[2] = 9), 'not ascending, or not there'],
  ['facts that fall', ({ facts }) => (facts.facts[1] = 0), 'not ascending, or not there'],
  ['rows of facts that fall', ({ facts }) => (facts.starts[2] = 1), 'rows of its facts are not ascending'],
  ['facts beyond their rows', ({ facts }) => (facts.starts[3] = 5), 'do not fill their rows'],
  ['a fact of an unknown kind', ({ facts }) => (facts.kinds[0] = 6), 'fact of an unknown kind'],
  ['another number of films on its card', ({ card }) => (card.counts.films = 4), 'counts other films'],
];

test.each(faults)('[AP-16] a model with %s is not written', async (_fault, spoil, message) => {
  const model = aSmallModel();
  spoil(model);
  const file = join(folder, 'spoiled.kinora');
  await expect(writeModelFile(file, model)).rejects.toThrow(message);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});
