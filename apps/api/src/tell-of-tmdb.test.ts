import { expect, test } from 'vitest';
import { noObserver } from './http/observer.ts';
import { tellOfTmdb } from './tell-of-tmdb.ts';

function aListener() {
  const lines: object[] = [];
  const counted: unknown[][] = [];
  const note = (details: object) => void lines.push(details);
  const observer = {
    ...noObserver,
    upstreamAnswered: (...told: unknown[]) => void counted.push(told),
    breakerChanged: (...told: unknown[]) => void counted.push(told),
  };
  return { lines, counted, tell: tellOfTmdb({ observer, log: { info: note, warn: note } }) };
}

test('[R76] every call to TMDB is counted, and none is a line in the log', () => {
  const { lines, counted, tell } = aListener();
  tell({ kind: 'answered', outcome: 'slow', milliseconds: 4_000 });
  expect(counted).toEqual([['tmdb', 'slow', 4_000]]);
  expect(lines).toEqual([]);
});

test('[R13] that TMDB is left alone, is back, or asks for a pause is counted and logged', () => {
  const { lines, counted, tell } = aListener();
  tell({ kind: 'breaker', isOpen: true });
  tell({ kind: 'breaker', isOpen: false });
  tell({ kind: 'paused', seconds: 7 });
  expect(counted).toEqual([
    ['tmdb', true],
    ['tmdb', false],
  ]);
  expect(lines).toEqual([
    { event: 'tmdb-rests' },
    { event: 'tmdb-is-back' },
    { event: 'tmdb-paused', seconds: 7 },
  ]);
});

test('[R54] a token that TMDB does not take is told once, and again when it had been good in between', () => {
  const { lines, tell } = aListener();
  for (let time = 0; time < 5; time += 1) {
    tell({ kind: 'unauthorised', status: 401 });
    tell({ kind: 'answered', outcome: 'failed', milliseconds: 1 });
  }
  expect(lines).toEqual([{ event: 'tmdb-unauthorised', status: 401 }]);
  tell({ kind: 'answered', outcome: 'answered', milliseconds: 1 });
  tell({ kind: 'unauthorised', status: 401 });
  expect(lines).toHaveLength(2);
});
