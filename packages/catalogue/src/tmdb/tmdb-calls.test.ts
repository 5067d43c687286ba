import { expect, test } from 'vitest';
import {
  addressOf,
  discoverCall,
  listCall,
  movieCall,
  nameOf,
  personCreditsCall,
  searchCall,
} from './tmdb-calls.ts';

const baseUrl = 'https://api.themoviedb.org/3';
const always = '&language=en-US&include_adult=false';

test('[R53] every address is below the base, with the language and without films for adults', () => {
  const page = (list: Parameters<typeof listCall>[0]) => addressOf(baseUrl, listCall(list, 2)).href;
  expect(page('popular')).toBe(`${baseUrl}/movie/popular?page=2${always}`);
  expect(page('trending')).toBe(`${baseUrl}/trending/movie/week?page=2${always}`);
  expect(addressOf(baseUrl, movieCall(11)).href).toBe(`${baseUrl}/movie/11?${always.slice(1)}`);
  expect(addressOf(baseUrl, personCreditsCall(2)).pathname).toBe('/3/person/2/movie_credits');
});

function genresOf(match: 'all' | 'any', ids: number[]): string | null {
  return addressOf(baseUrl, discoverCall({ match, ids }, 1)).searchParams.get('with_genres');
}

test('[R53] genres are joined by the sign for "and" or for "or"', () => {
  expect(genresOf('all', [28, 12])).toBe('28,12');
  expect(genresOf('any', [28, 12])).toBe('28|12');
  expect(genresOf('any', [])).toBeNull();
});

test.each([
  '../../account?api_key=1&page=9#',
  'a&include_adult=true&language=de',
  '//evil.example/%2e%2e/%00',
  'Amélie \u{1f3ac} \ud800',
])('[R53] the query %j stays one parameter', (query) => {
  const address = addressOf(baseUrl, searchCall({ query, year: 2001 }, 3));
  expect(address.origin + address.pathname).toBe(`${baseUrl}/search/movie`);
  expect([...address.searchParams]).toEqual([
    ['query', query.toWellFormed()],
    ['page', '3'],
    ['primary_release_year', '2001'],
    ['language', 'en-US'],
    ['include_adult', 'false'],
  ]);
});

test('[R66] the name of a call has neither a query nor an id in it', () => {
  expect(nameOf(searchCall({ query: 'secret' }, 1))).toBe('search/movie');
  expect(nameOf(personCreditsCall(7))).toBe('person/{id}/movie_credits');
});
