import { beforeAll, describe, expect, it } from 'vitest';
import type { MentionFinder } from './find-mentions.ts';
import { fellowship, openFinder } from './test-finder.ts';

let finder: MentionFinder;

beforeAll(async () => {
  ({ finder } = await openFinder());
});

function titles(query: string): string[] {
  return finder.findTitles(query, 3).map(({ title, year }) => `${title} (${year})`);
}

describe('looking up a name', () => {
  it.each([
    ['Blade Runner', 'Blade Runner (1982)'],
    ['blade runer', 'Blade Runner (1982)'],
    ['the godfather 2', 'The Godfather Part II (1974)'],
    ['king kong 1933', 'King Kong (1933)'],
    ['Blade Runner 2049', 'Blade Runner 2049 (2017)'],
    ['2012', '2012 (2009)'],
    ['heat', 'Heat (1995)'],
    ['it', 'It (2017)'],
    ['sunshine mind', 'Eternal Sunshine of the Spotless Mind (2004)'],
    ['rings', fellowship],
  ])('[AP-12] "%s" is first of all %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it.each([
    ['nolan', 'Christopher Nolan'],
    ['robert deniro', 'Robert De Niro'],
    ['kubrik', 'Stanley Kubrick'],
    ['seymour hoffman', 'Philip Seymour Hoffman'],
    ['tom hanks', 'Tom Hanks'],
  ])('[AP-12] "%s" is first of all %s', (query, name) => {
    expect(finder.findPeople(query, 3)[0]?.name).toBe(name);
  });

  it('[AP-12] finds no more than asked for, and nothing for nothing', () => {
    expect(finder.findTitles('king kong', 1)).toHaveLength(1);
    expect(titles('')).toEqual([]);
    expect(titles('zzyzx qwertz')).toEqual([]);
    expect(finder.findPeople('?!', 5)).toEqual([]);
  });
});
