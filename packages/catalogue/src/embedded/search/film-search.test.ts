import { describe, expect, it } from 'vitest';
import { aFilm } from '../a-film.ts';
import type { Film } from '../film.ts';
import { createFilmSearch } from './film-search.ts';

const nobody = { directors: [], cast: [] };
let lastId = 0;

/** A film without people, so that only its title is found. */
function titled(title: string, overrides: Partial<Film> = {}): Film {
  lastId += 1;
  return aFilm({ id: lastId, title, original_title: title, ...nobody, ...overrides });
}

/** The titles found among the films, which are given the most popular first. */
function find(films: readonly Film[], query: string): string[] {
  const search = createFilmSearch(films, ({ notability }) => notability / 100);
  return search.findFilms(query).map(({ title }) => title);
}

function among(...titles: string[]): Film[] {
  return titles.map((title) => titled(title));
}

describe('the search for films', () => {
  it.each([
    ['starwars', 'Star Wars'],
    ['spiderman', 'Spider-Man: Homecoming'],
    ['home coming spider man', 'Spider-Man: Homecoming'],
    ['rocky 2', 'Rocky II'],
    ['rocky two', 'Rocky II'],
    ['seven samurai', '7 Samurai'],
    ['mr and mrs smith', 'Mr. & Mrs. Smith'],
    ['shining', 'The Shining'],
    ['the rocky ii', 'Rocky II'],
    ['walle', 'WALL·E'],
    ['xmen last stand', 'X-Men: The Last Stand'],
    ['lordoftherings', 'The Lord of the Rings'],
    ['megan', 'M3GAN'],
    ['batman vs superman', 'Batman v Superman'],
    ['amelie', 'Amélie'],
    ['amélié', 'Amélie'],
    ['amleie', 'Amélie'],
    ['amelies', 'Amélie'],
    ['amelia', 'Amélie'],
    ['ratatoulie', 'Ratatouille'],
    ['shi', 'The Shining'],
    ['avenger endg', 'Avengers: Endgame'],
    ['ratetou', 'Ratatouille'],
  ])('"%s" finds %s', (query, title) => {
    const films = among(
      'Star Wars',
      'Spider-Man: Homecoming',
      'Rocky II',
      '7 Samurai',
      'Mr. & Mrs. Smith',
      'The Shining',
      'WALL·E',
      'X-Men: The Last Stand',
      'The Lord of the Rings',
      'M3GAN',
      'Batman v Superman',
      'Amélie',
      'Ratatouille',
      'Avengers: Endgame',
    );
    expect(find(films, query)[0]).toBe(title);
  });

  it('finds a film by its original title in any script, or a piece of it', () => {
    const films = [
      titled('Seven Samurai', { original_title: '七人の侍' }),
      titled('Solaris', { original_title: 'Солярис' }),
      titled('Sholay', { original_title: 'शोले' }),
    ];
    expect(find(films, '七人の侍')).toEqual(['Seven Samurai']);
    expect(find(films, '侍')).toEqual(['Seven Samurai']);
    expect(find(films, 'соляр')).toEqual(['Solaris']);
    expect(find(films, 'शोले')).toEqual(['Sholay']);
  });

  it('never ranks an exact match below a misspelt one, however popular', () => {
    const films = [titled('Alien', { notability: 100 }), titled('Alieno Mio', { notability: 1 })];
    expect(find(films, 'alieno')).toEqual(['Alieno Mio', 'Alien']);
  });

  it('puts the very title first, then its beginning, then the word elsewhere', () => {
    const films = among('In the Heat', 'Heat Wave', 'Heat');
    expect(find(films, 'heat')).toEqual(['Heat', 'Heat Wave', 'In the Heat']);
  });

  it('puts the more popular of two equal titles first', () => {
    const films = [titled('Dune', { id: 72, notability: 90 }), titled('Dune', { id: 71, notability: 60 })];
    const search = createFilmSearch(films, ({ notability }) => notability / 100);
    expect(search.findFilms('dune').map(({ id }) => id)).toEqual([72, 71]);
  });

  it('takes a year beside the title for the year of release, in brackets or not', () => {
    const films = [
      titled('Dune', { release_date: '2021-09-15', notability: 95 }),
      titled('Dune', { release_date: '1984-12-14', notability: 70 }),
    ];
    const search = createFilmSearch(films, ({ notability }) => notability / 100);
    for (const query of ['dune 1984', 'Dune (1984)', '1984 dune', 'duen 1984']) {
      expect(search.findFilms(query)[0]?.release_date).toBe('1984-12-14');
    }
  });

  it('takes the year before and the year after for a year that is nearly right', () => {
    const films = [
      titled('Dune', { release_date: '2021-09-15', notability: 95 }),
      titled('Dune', { release_date: '1984-12-14', notability: 70 }),
    ];
    const search = createFilmSearch(films, ({ notability }) => notability / 100);
    for (const query of ['dune 1983', 'dune 1985']) {
      expect(search.findFilms(query)[0]?.release_date).toBe('1984-12-14');
    }
  });

  it('keeps a year that is part of the title', () => {
    const films = [
      titled('Blade Runner', { release_date: '1982-06-25', notability: 95 }),
      titled('Blade Runner 2049', { release_date: '2017-10-04', notability: 80 }),
    ];
    expect(find(films, 'blade runner 2049')[0]).toBe('Blade Runner 2049');
  });

  it('answers a year alone with the film of that name, then with the films of that year', () => {
    const films = [
      titled('Skyline', { release_date: '2012-05-01' }),
      titled('2012', { release_date: '2009-10-10' }),
    ];
    expect(find(films, '2012')).toEqual(['2012', 'Skyline']);
  });

  it('finds the films of a director or an actor when no title fits', () => {
    const ada = { id: 5, name: 'Ada Quillfeather' };
    const films = [
      titled('First', { cast: [{ ...ada, character: '' }] }),
      titled('Second', { directors: [ada] }),
      titled('Third'),
    ];
    for (const query of ['ada quillfeather', 'quillfeather', 'Quilfeather', 'ada quillf']) {
      expect(find(films, query).sort()).toEqual(['First', 'Second']);
    }
    expect(find(films, 'ada')).toEqual([]);
  });

  it('finds a maker by one word where the word tells who is meant', () => {
    const films = [
      titled('First', { directors: [{ id: 7, name: 'Zephyrine Park' }] }),
      titled('Second', { companies: [{ id: 8, name: 'Lumora Animation Studios' }] }),
    ];
    expect(find(films, 'zephyrine')).toEqual(['First']);
    expect(find(films, 'lumora')).toEqual(['Second']);
  });

  it('takes a word that many companies end with for none of them', () => {
    const films = Array.from({ length: 21 }, (_, at) =>
      titled('Reel', { companies: [{ id: 100 + at, name: `Studio${at} Pictures` }] }),
    );
    expect(find(films, 'pictures')).toEqual([]);
    expect(find(films.slice(1), 'pictures')).toHaveLength(20);
  });

  it('asks nobody about people when a title is meant', () => {
    const films = [
      titled('Lincoln'),
      titled('Other', { cast: [{ id: 5, name: 'Abby Lincoln', character: '' }] }),
    ];
    expect(find(films, 'lincoln')).toEqual(['Lincoln']);
  });

  it('falls back on the films with the most of the words, title and people together', () => {
    const films = [
      titled('Night Train', { directors: [{ id: 6, name: 'Olga Brandt' }] }),
      titled('Night Bus'),
      titled('Day Train'),
    ];
    expect(find(films, 'night train brandt')).toEqual(['Night Train']);
    expect(find(films, 'night train 1')[0]).toBe('Night Train');
  });

  it('finds nothing for a blank query and for nonsense', () => {
    const films = among('Alien', 'Heat');
    for (const query of ['', '   ', 'qqqqqqqq', '!!!', '\u0301']) expect(find(films, query)).toEqual([]);
  });

  it('finds a little known film by its very title among thousands with the same words', () => {
    const many = Array.from({ length: 3000 }, (_, at) => titled(`Night ${at}`));
    expect(find([...many, titled('Night')], 'night')[0]).toBe('Night');
  });

  /** How quick it is, `npm run bench:search` measures. */
  it('comes to an end with queries made to be slow', () => {
    const films = Array.from({ length: 2000 }, (_, at) => titled(`The ${'ab'.repeat(at % 9)} of ${at}`));
    const search = createFilmSearch(films, () => 0);
    for (const query of ['a'.repeat(200), 'a '.repeat(100), 'the '.repeat(50), 'abababab '.repeat(20)]) {
      expect(search.findFilms(query).length).toBeLessThanOrEqual(films.length);
    }
  });
});
