import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { expect, test } from 'vitest';
import { inventFilms } from './invented-catalogue.ts';
import { judgeReply } from './judge-reply.ts';
import type { Fact } from './prompt-facts.ts';

const invented = inventFilms(3, 1)[0];
if (!invented) throw new Error('three films have a first');
const film: ChatFilm = {
  ...invented,
  tmdbId: 7,
  title: 'Salt',
  year: 1994,
  genres: [35],
  moods: ['funny'],
  runtime: 100,
};
const frightening: ChatFilm = { ...film, tmdbId: 8, title: 'Ember', genres: [27], moods: ['creepy'] };
const films = new Map([film, frightening].map((one) => [one.tmdbId, one]));
const line = (one: ChatFilm) => `- [${one.title} (${one.year})](/movie/${one.tmdbId}) Funny`;
const comedy: Fact = { kind: 'genre', genre: 35, name: 'Comedy' };

function judge(
  facts: readonly Fact[],
  picked: readonly ChatFilm[],
  said = 'Here you are:',
  shown: readonly number[] = [],
) {
  const picks = picked.map(({ tmdbId }) => ({ tmdbId, reason: 'Funny' }));
  const message = [said, '', ...picked.map(line)].join('\n');
  return judgeReply({ reply: { message, picks }, facts, shownBefore: new Set(shown), films });
}
const kinds = (verdict: ReturnType<typeof judge>) => verdict.faults.map(({ kind }) => kind);

test('[R58] a reply that keeps to everything has no fault', () => {
  expect(judge([comedy, { kind: 'years', from: 1990, to: 1999 }], [film])).toEqual({
    faults: [],
    toldRelaxed: [],
  });
});

test('[R58] a broken wish is found, whatever it is', () => {
  const broken: Fact[] = [
    { kind: 'genre', genre: 18, name: 'Drama' },
    { kind: 'without-genre', genre: 35, name: 'Comedy' },
    { kind: 'mood', mood: 'tense' },
    { kind: 'years', from: 1995, to: null },
    { kind: 'runtime', from: null, to: 99 },
    { kind: 'person', id: 1, name: 'Nobody', role: 'any' },
    { kind: 'country', country: 'XX', name: 'Nowhere' },
    { kind: 'children' },
    { kind: 'without-film', id: 7, title: 'Salt' },
  ];
  expect(broken.filter((fact) => kinds(judge([fact], [film])).join() !== 'broken wish')).toEqual([]);
  expect(kinds(judge([{ kind: 'without-mood', mood: 'scary' }], [frightening]))).toEqual(['broken wish']);
});

test('[R58] a wish that gave way is none where the reply says so beside its list, and an exclusion never gives way', () => {
  const drama: Fact = { kind: 'genre', genre: 18, name: 'Drama' };
  const told = judge([drama], [film], 'Nothing fits all of that, so I left out the genre.');
  expect(told).toEqual({ faults: [], toldRelaxed: [drama] });
  expect(kinds(judge([drama], [film], 'Here are some funny ones, not too long.'))).toEqual(['broken wish']);
  const without: Fact = { kind: 'without-genre', genre: 35, name: 'Comedy' };
  expect(kinds(judge([without], [film], 'Nothing fits, so I left out the genre.'))).toEqual(['broken wish']);
});

test('[R58] films that do not exist, come again or are missing in the message are found', () => {
  const stranger = { ...film, tmdbId: 9, title: 'Nowhere' };
  expect(kinds(judge([], [stranger]))).toEqual(['outside the catalogue', 'outside the catalogue']);
  expect(kinds(judge([], [film], 'Here:', [7]))).toEqual(['shown again']);
  const silent = judgeReply({
    reply: { message: 'See [this](/movie/8).', picks: [{ tmdbId: 7, reason: 'Funny' }] },
    facts: [],
    shownBefore: new Set(),
    films,
  });
  expect(kinds(silent)).toEqual(['not in the message', 'unknown link']);
});
