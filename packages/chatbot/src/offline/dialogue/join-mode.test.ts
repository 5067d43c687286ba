import { describe, expect, it } from 'vitest';
import { someWishes } from '../../a-film.ts';
import type { Wishes } from '../../wishes.ts';
import type { Comparison } from '../wishes/wish-reading.ts';
import { readJoinMode } from './join-mode.ts';

const comedy: Partial<Wishes> = { genres: [[35]] };
const french: Partial<Wishes> = { languages: ['fr'] };
const newer: Comparison = { by: 'year', direction: 'more' };

describe('how a message meets what was wished', () => {
  it.each<[string, Partial<Wishes>, string]>([
    ['but in french', french, 'add'],
    ['and also a bit romantic', { moods: ['romantic'] }, 'add'],
    ['with PERSON in it', { people: [{ id: 1, role: 'cast' }] }, 'add'],
    ['id like a comedy not too long', { ...comedy, runtime: { from: null, to: 120 } }, 'anew'],
    ['actually a comedy', comedy, 'replace'],
    ['no a comedy', comedy, 'replace'],
    ['a comedy instead', comedy, 'replace'],
    ['no horror', { withoutGenres: [27] }, 'refine'],
    ['a comedy', comedy, 'refine'],
    ['something funny', { moods: ['funny'] }, 'refine'],
    ['french ones', french, 'refine'],
    ['more like FILM', { likeFilms: [7] }, 'alike'],
    ['something like FILM', { likeFilms: [8] }, 'anew'],
    ['films with PERSON', { people: [{ id: 1, role: 'cast' }] }, 'anew'],
    ['french comedies', { ...comedy, ...french }, 'anew'],
    ['show me comedies', comedy, 'anew'],
    ['funny french films under 100 minutes', { ...french, moods: ['funny'] }, 'anew'],
    ['french films', french, 'refine'],
    ['now something for my kids', { forChildren: true }, 'anew'],
    ['make it a comedy', comedy, 'refine'],
    ['i want a film from the eighties', { years: { from: 1980, to: 1989 } }, 'anew'],
    ['PERSON and PERSON together', { people: [1, 2].map((id) => ({ id, role: 'any' as const })) }, 'anew'],
  ])('[AP-12] "%s" with %j is "%s"', (line, wishes, mode) => {
    const reading = { wishes: someWishes(wishes), comparisons: [], dropped: [], spans: [] };
    expect(readJoinMode(line, reading, [7])).toBe(mode);
  });

  it('[AP-12] a comparison refines', () => {
    const reading = { wishes: someWishes(comedy), comparisons: [newer], dropped: [], spans: [] };
    expect(readJoinMode('show me newer comedies', reading, [])).toBe('refine');
  });
});
