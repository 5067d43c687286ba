import { expect, test } from 'vitest';
import { filmCalled, inventedFilms } from '../../a-film.ts';
import { createUnderstanding } from '../../offline/dialogue/understand.ts';
import { createMind } from '../../offline/mind.ts';
import { aSource, aTurn } from '../../test-talk.ts';
import { listSpoken } from './list-spoken.ts';

test('[AP-12] what the visitor said may be said again: words, wishes by name, decades, and films that were named', async () => {
  const mind = await createMind(aSource(inventedFilms));
  const page = filmCalled('Six Keys');
  const turn = aTurn('a sci-fi film from 1994 to 1999 like Copper Moon', { pageFilm: page.tmdbId });
  const { message, conversation } = turn;
  const today = new Date('2026-05-01');
  const understanding = createUnderstanding(mind)({ message, conversation, pageFilm: page.tmdbId, today });
  const { words, films } = listSpoken(turn, understanding, mind.knowledge);
  expect(words).toEqual(
    expect.arrayContaining(['sci', 'science', 'fiction', '1994', '90s', '1990s', 'keys']),
  );
  expect(words).not.toContain('1980s');
  expect(films).toEqual(expect.arrayContaining([filmCalled('Copper Moon', 2014).tmdbId, page.tmdbId]));
});
