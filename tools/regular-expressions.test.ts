import { isEmailAddress } from '@kinora/contracts/email';
import { ownPathOr } from '@kinora/identity/google/own-path';
import { registration } from '@kinora/identity/read-body';
import { expect, test } from 'vitest';
import { readQuestion } from '../apps/api/src/chat/read-question.ts';
import { repairAddress } from '../apps/api/src/http/address.ts';
import { chooseCoding } from '../apps/api/src/http/content-coding.ts';
import { movieBody, moviePath } from '../apps/api/src/http/read-input.ts';
import { loggedPath } from '../apps/api/src/http/request-log.ts';
import { readMovieCall } from '../apps/api/src/movies/movie-call-grammar.ts';
import { playlistBody } from '../apps/api/src/playlists/playlist-input.ts';
import { boundedPatterns, faultsOfPatterns } from './bounded-patterns.ts';
import { faultOf, findPatterns } from './regular-expressions.ts';

const folders = [
  'apps',
  'packages/catalogue',
  'packages/contracts',
  'packages/identity',
  'packages/outbound',
  'packages/serving',
];

test('[R60] no pattern takes longer than in proportion to what it is given, or what it is given is short', async () => {
  const { written } = findPatterns(folders);
  expect(written.length).toBeGreaterThan(150);
  expect(await faultsOfPatterns(written)).toEqual([]);
}, 300_000);

test('[R60] every exception is one that is there', () => {
  const there = findPatterns([...folders, 'packages/chatbot']).written.map(
    ({ file, source }) => `${file} ${source}`,
  );
  expect(boundedPatterns.filter(({ file, source }) => !there.includes(`${file} ${source}`))).toEqual([]);
});

/** They are asked of a message of 1,000 characters, or made of a list of our own; see `fleet/long/chatbot-patterns.long.ts`. */
const builders = [
  'packages/chatbot/src/offline/dialogue/film-question.ts',
  'packages/chatbot/src/offline/dialogue/person-question.ts',
  'packages/chatbot/src/offline/dialogue/which-of-these.ts',
  'packages/contracts/src/text/fold-text.ts',
];

test('[R60] no pattern is put together but those that are known', () => {
  expect(findPatterns([...folders, 'packages/chatbot']).builders.sort()).toEqual(builders);
});

/** What a user may send to each of them is 16 kB at most. */
const hostile = ['@', 'a@a.', ' ', '\t ', '%', '/', '.', '=', 'a,', '"', '\u0301', '１', '\u200b'].map(
  (sign) => sign.repeat(50_000 / sign.length),
);
const validators: Record<string, (text: string) => unknown> = {
  'a mail address': isEmailAddress,
  'an address': repairAddress,
  'a call': (text) => refusalOf(() => readMovieCall(text, `query=${text}&page=${text}&with_genres=${text}`)),
  'a film in an address': (text) => moviePath.safeParse({ tmdb_id: text }),
  'a film': (text) => movieBody.safeParse({ tmdb_id: text }),
  'a playlist': (text) => playlistBody.safeParse({ name: text }),
  'a message': (text) => refusalOf(() => readQuestion({ message: text, conversationId: text })),
  'a name': (text) => registration.safeParse({ name: text, email: text, password: text }),
  'a path of ours': (text) => ownPathOr(`/${text}`),
  'what is logged of an address': loggedPath,
  codings: chooseCoding,
};

function refusalOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (thrown) {
    return thrown;
  }
}

test.each(Object.entries(validators))('[R60] 50 kB of one sign are no work for %s', (_name, read) => {
  const begun = performance.now();
  for (const text of hostile) read(text);
  // Each takes a millisecond or so; where the time grows with the square, one alone takes seconds.
  expect(performance.now() - begun).toBeLessThan(2_500);
});

test('[R60] the check itself sees what grows too fast', async () => {
  expect(await faultOf({ file: '', source: '\\S+@\\S+\\.\\S+', flags: '' })).toMatch(/polynomial/);
  expect(await faultOf({ file: '', source: '^(a+)+$', flags: '' })).toBe('exponential');
  expect(await faultOf({ file: '', source: '^[a-z]+$', flags: '' })).toBeUndefined();
});
