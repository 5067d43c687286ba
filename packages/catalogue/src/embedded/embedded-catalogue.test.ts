import { genres } from '@kinora/contracts/genres';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueSuite } from '../catalogue.suite.ts';
import { aFilm } from './a-film.ts';
import { createEmbeddedCatalogue } from './embedded-catalogue.ts';
import type { Film } from './film.ts';
import type { PicturePaths } from './picture-paths.ts';
import { readFilms, shippedFilmsFile } from './read-films.ts';

const picturePaths: PicturePaths = {
  poster: ({ id }) => `/poster-${id}.svg`,
  backdrop: ({ id }) => `/backdrop-${id}.svg`,
  profile: ({ id }) => `/profile-${id}.svg`,
  logo: ({ id }) => `/logo-${id}.svg`,
};

function createCatalogue(
  films: readonly Film[],
  today: () => Date = () => new Date('2026-03-15'),
): Catalogue {
  return createEmbeddedCatalogue({ films, today, picturePaths });
}

catalogueSuite({
  name: 'embedded, the shipped films',
  create: () => createCatalogue(readFilms(shippedFilmsFile)),
  sample: {
    movieId: 157336,
    title: 'Interstellar',
    year: 2014,
    personId: 10297,
    genreId: 878,
    unknownId: 89_999_999,
  },
});

describe('the embedded catalogue', () => {
  it('[GE-04] names the genres of a film as the fixed list does', async () => {
    const films = genres.map(({ id }) => aFilm({ id, genres: [id] }));
    const catalogue = createCatalogue(films);
    for (const genre of genres) expect((await catalogue.findMovie(genre.id)).genres).toEqual([genre]);
  });

  it('tells the countries and languages by their names', async () => {
    const film = aFilm({ countries: ['SU', 'HK', 'FR', 'ZZ'], language: 'ru' });
    const details = await createCatalogue([film]).findMovie(film.id);
    expect(details.production_countries).toEqual([
      { iso_3166_1: 'SU', name: 'Soviet Union' },
      { iso_3166_1: 'HK', name: 'Hong Kong' },
      { iso_3166_1: 'FR', name: 'France' },
      { iso_3166_1: 'ZZ', name: expect.any(String) },
    ]);
    expect(details.spoken_languages).toEqual([{ english_name: 'Russian', iso_639_1: 'ru', name: 'русский' }]);
  });

  it('asks for the path of every picture', async () => {
    const catalogue = createCatalogue([aFilm()]);
    const details = await catalogue.findMovie(1);
    expect(details).toMatchObject({ poster_path: '/poster-1.svg', backdrop_path: '/backdrop-1.svg' });
    expect(details.production_companies[0]?.logo_path).toBe('/logo-701.svg');
    expect((await catalogue.findCredits(1)).cast[0]?.profile_path).toBe('/profile-601.svg');
  });

  it('does not make up a number of votes', async () => {
    const catalogue = createCatalogue([aFilm()]);
    expect(await catalogue.findMovie(1)).toMatchObject({
      vote_count: 0,
      vote_average: 7,
      budget: 0,
      revenue: 0,
    });
  });

  it.each([
    ['2026-03-15', 'Released'],
    ['2026-03-16', 'Post Production'],
    ['2027-03-16', 'In Production'],
  ])('on 15 March 2026 a film of %s is %s', async (date, status) => {
    const catalogue = createCatalogue([aFilm({ release_date: date })]);
    expect((await catalogue.findMovie(1)).status).toBe(status);
  });

  it('finds a film that is still to come, though it does not play yet', async () => {
    const films = [aFilm({ id: 1, title: 'Tomorrow', release_date: '2026-03-16' }), aFilm({ id: 2 })];
    const catalogue = createCatalogue(films);
    const playing = await catalogue.listMovies('now_playing', 1);
    expect(playing.results.map(({ id }) => id)).toEqual([2]);
    expect((await catalogue.searchMovies('tomorrow', 1)).results[0]?.id).toBe(1);
    expect((await catalogue.discoverMovies({ match: 'any', ids: [18] }, 1)).total_results).toBe(2);
  });

  it('draws up its lists anew when the day changes', async () => {
    let now = new Date('2026-03-15T23:59:59Z');
    const film = aFilm({ release_date: '2026-03-16' });
    const catalogue = createCatalogue([film], () => now);
    expect((await catalogue.listMovies('now_playing', 1)).results).toEqual([]);
    now = new Date('2026-03-16T00:00:00Z');
    expect((await catalogue.listMovies('now_playing', 1)).results).toHaveLength(1);
  });

  it('says in a search what the new day says of a film', async () => {
    let now = new Date('2026-03-15');
    const catalogue = createCatalogue([aFilm({ title: 'Skyline', release_date: '2026-03-14' })], () => now);
    const before = await catalogue.searchMovies('skyline', 1);
    now = new Date('2028-03-15');
    const after = await catalogue.searchMovies('skyline', 1);
    expect(after.results[0]?.popularity).toBe((await catalogue.findMovie(1)).popularity);
    expect(after.results[0]?.popularity).toBeLessThan(before.results[0]?.popularity ?? 0);
  });

  it('gives each of two directors their own credit, the same in the film and in their own list', async () => {
    const directors = [
      { id: 8, name: 'Ada Voss' },
      { id: 9, name: 'Ben Voss' },
    ];
    const catalogue = createCatalogue([aFilm({ directors })]);
    const { crew } = await catalogue.findCredits(1);
    expect(crew.map(({ id }) => id)).toEqual([8, 9]);
    for (const { id, credit_id } of crew)
      expect((await catalogue.findPersonMovieCredits(id)).crew).toMatchObject([{ id: 1, credit_id }]);
  });

  it('keeps apart the parts of someone who directs a film and acts in it', async () => {
    const person = { id: 9, name: 'Ada Voss' };
    const film = aFilm({ directors: [person], cast: [{ ...person, character: 'Herself' }] });
    const { cast, crew } = await createCatalogue([film]).findPersonMovieCredits(9);
    expect(cast).toMatchObject([{ id: 1, character: 'Herself', order: 0 }]);
    expect(crew).toMatchObject([{ id: 1, department: 'Directing', job: 'Director' }]);
    expect(cast[0]?.credit_id).not.toBe(crew[0]?.credit_id);
  });

  it('calls a person after what they do most', async () => {
    const director = { id: 9, name: 'Ada Voss' };
    const films = [
      aFilm({ id: 1, directors: [director], cast: [{ ...director, character: '' }] }),
      aFilm({ id: 2, directors: [director], cast: [] }),
    ];
    const { crew } = await createCatalogue(films).findCredits(1);
    expect(crew[0]?.known_for_department).toBe('Directing');
  });

  it("lists a person's most popular film first", async () => {
    const films = [aFilm({ id: 1, notability: 20 }), aFilm({ id: 2, notability: 80 })];
    const { cast } = await createCatalogue(films).findPersonMovieCredits(601);
    expect(cast.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('reports no more than 500 pages, yet every result', async () => {
    const films = Array.from({ length: 10_021 }, (_, at) => aFilm({ id: at + 1, title: `Reel ${at + 1}` }));
    const page = await createCatalogue(films).listMovies('popular', 500);
    expect(page).toMatchObject({ total_pages: 500, total_results: 10_021 });
    expect(page.results).toHaveLength(20);
  });

  it('works without a single film', async () => {
    const catalogue = createCatalogue([]);
    expect(await catalogue.listMovies('popular', 1)).toMatchObject({ results: [], total_pages: 1 });
    expect(await catalogue.searchMovies('anything', 1)).toMatchObject({ results: [] });
  });
});
