import { expect, test } from 'vitest';
import { readDraft, readWrittenDraft } from './read-draft.ts';

test('[AP-12] a reply is read with whatever of it has the right type', () => {
  expect(
    readDraft({
      intro: 'Here.',
      picks: [
        { id: 1, reason: 'a' },
        { id: '2' },
        { tmdb_id: 3, reason: 4 },
        5,
        { id: 'x' },
        null,
        { id: 1.5 },
      ],
      question: ['?'],
    }),
  ).toStrictEqual({
    intro: 'Here.',
    picks: [
      { id: 1, reason: 'a' },
      { id: 2, reason: '' },
      { id: 3, reason: '' },
      { id: 5, reason: '' },
    ],
    question: '',
  });
});

test.each([[null], [undefined], ['text'], [7]])('[AP-12] %j is no reply', (value) => {
  expect(readDraft(value)).toBeNull();
});

test('[AP-12] texts and lists without an end are cut', () => {
  const draft = readDraft({
    intro: 'a'.repeat(100_000),
    picks: Array.from({ length: 1_000 }, (_, id) => ({ id, reason: 'b'.repeat(100_000) })),
    question: '',
  });
  expect(draft?.picks).toHaveLength(12);
  expect(JSON.stringify(draft).length).toBeLessThan(30_000);
});

test.each([
  ['bare', '{"intro":"Hi","picks":[{"id":1,"reason":"r"}]}'],
  ['fenced', 'Sure!\n```json\n{"intro":"Hi","picks":[{"id":1,"reason":"r"}]}\n```\nEnjoy'],
  ['after its thoughts', '<think>{"intro":</think>{"intro":"Hi","picks":[{"id":1,"reason":"r"}]}'],
])('[AP-12] a reply that is written %s as JSON is read', (_, written) => {
  expect(readWrittenDraft(written)).toMatchObject({ intro: 'Hi', picks: [{ id: 1, reason: 'r' }] });
});

test.each([['I like Heat.'], ['{"intro":"Hi","picks":[{"id":1'], ['} {'], ['']])(
  '[AP-12] %j holds no reply',
  (written) => {
    expect(readWrittenDraft(written)).toBeNull();
  },
);
