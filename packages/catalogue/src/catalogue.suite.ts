/** What every catalogue promises, whatever stands behind it. Each adapter's test calls `catalogueSuite`. */
import type { FailureCode } from '@kinora/contracts/failure';
import { genres } from '@kinora/contracts/genres';
import { largestId, paging } from '@kinora/contracts/limits';
import { movieLists } from '@kinora/contracts/movie-lists';
import { credits, movieDetails, moviePage, personMovieCredits } from '@kinora/contracts/movies';
import type { MoviePage } from '@kinora/contracts/movies';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';

/** Something that the adapter under test knows, and that no other film or person can be mistaken for. */
export interface CatalogueSample {
  movieId: number;
  /** The film's title and its year of release. */
  title: string;
  year: number;
  /** Someone in the film's cast. */
  personId: number;
  /** One of the film's genres. */
  genreId: number;
  /** An id that is neither a film's nor a person's. */
  unknownId: number;
}

export interface CatalogueUnderTest {
  name: string;
  create: () => Promise<Catalogue> | Catalogue;
  sample: CatalogueSample;
  /** Tests, by their names, that the adapter cannot pass, and why. */
  skips?: readonly { reason: string; tests: readonly string[] }[];
}

function aFailure(code: FailureCode): { name: string; code: FailureCode } {
  return { name: 'Failure', code };
}

function idsOf(page: MoviePage): number[] {
  return page.results.map(({ id }) => id);
}

export function catalogueSuite({ name, create, sample, skips = [] }: CatalogueUnderTest): void {
  let catalogue: Catalogue;

  describe(`the catalogue: ${name}`, () => {
    beforeAll(async () => {
      catalogue = await create();
    });

    beforeEach(({ task, skip }) => {
      const found = skips.find(({ tests }) => tests.includes(task.name));
      if (found) skip(found.reason);
    });

    it('every list has a full first page in the wire shape', async () => {
      for (const list of movieLists) {
        const page = moviePage.parse(await catalogue.listMovies(list, 1));
        expect(page.page).toBe(1);
        expect(page.results).toHaveLength(paging.pageSize);
        expect(page.total_results).toBeGreaterThanOrEqual(paging.pageSize);
        expect(page.total_pages).toBeLessThanOrEqual(paging.lastPage);
        expect(new Set(idsOf(page)).size).toBe(paging.pageSize);
      }
    });

    it('two pages of a list have no film in common', async () => {
      const pages = await Promise.all([1, 2].map((page) => catalogue.listMovies('popular', page)));
      expect(new Set(pages.flatMap(idsOf)).size).toBe(2 * paging.pageSize);
    });

    it('only now_playing says which dates it spans', async () => {
      const playing = await catalogue.listMovies('now_playing', 1);
      expect(playing.dates?.minimum).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect((playing.dates?.maximum ?? '') >= (playing.dates?.minimum ?? '')).toBe(true);
      expect(await catalogue.listMovies('popular', 1)).not.toHaveProperty('dates');
    });

    it('trending films say that they are films', async () => {
      const { results } = await catalogue.listMovies('trending', 1);
      expect(results.every((item) => item['media_type'] === 'movie')).toBe(true);
    });

    it('a page behind the last one is empty and keeps the totals', async () => {
      const first = await catalogue.searchMovies(sample.title, 1);
      const behind = await catalogue.searchMovies(sample.title, paging.lastPage);
      expect(behind).toEqual({ ...first, page: paging.lastPage, results: [] });
    });

    it('a page that is not a whole number from 1 to 500 is refused', async () => {
      for (const page of [0, -1, 501, 1.5, NaN]) {
        await expect(catalogue.listMovies('popular', page)).rejects.toMatchObject(
          aFailure('page-out-of-range'),
        );
        await expect(catalogue.searchMovies(sample.title, page)).rejects.toMatchObject(
          aFailure('page-out-of-range'),
        );
        await expect(catalogue.discoverMovies({ match: 'all', ids: [] }, page)).rejects.toMatchObject(
          aFailure('page-out-of-range'),
        );
      }
    });

    it('a film is found by its id', async () => {
      const film = movieDetails.parse(await catalogue.findMovie(sample.movieId));
      expect(film).toMatchObject({ id: sample.movieId, title: sample.title });
      expect(film.release_date.slice(0, 4)).toBe(String(sample.year));
      expect(film.genres.map(({ id }) => id)).toContain(sample.genreId);
    });

    it('an unknown film is a failure that says so', async () => {
      await expect(catalogue.findMovie(sample.unknownId)).rejects.toMatchObject(aFailure('movie-not-found'));
      await expect(catalogue.findCredits(sample.unknownId)).rejects.toMatchObject(
        aFailure('movie-not-found'),
      );
      await expect(catalogue.findMovie(largestId)).rejects.toMatchObject(aFailure('movie-not-found'));
    });

    it('the cast stands in billing order, each part under its own credit', async () => {
      const { id, cast, crew } = credits.parse(await catalogue.findCredits(sample.movieId));
      expect(id).toBe(sample.movieId);
      expect(cast.map(({ order }) => order)).toEqual(
        cast.map(({ order }) => order).sort((one, other) => one - other),
      );
      expect(cast.map((member) => member.id)).toContain(sample.personId);
      const creditIds = [...cast, ...crew].map((member) => member.credit_id);
      expect(creditIds.every((creditId) => /^[0-9a-f]{24}$/u.test(creditId))).toBe(true);
      expect(new Set(creditIds).size).toBe(creditIds.length);
    });

    it("a person's films have the film in whose cast they are, under the same credit", async () => {
      const { cast: members } = await catalogue.findCredits(sample.movieId);
      const { id, cast } = personMovieCredits.parse(await catalogue.findPersonMovieCredits(sample.personId));
      expect(id).toBe(sample.personId);
      const part = cast.find((film) => film.id === sample.movieId);
      expect(part?.credit_id).toBe(members.find((member) => member.id === sample.personId)?.credit_id);
    });

    it('an unknown person is a failure that says so', async () => {
      await expect(catalogue.findPersonMovieCredits(sample.unknownId)).rejects.toMatchObject(
        aFailure('person-not-found'),
      );
    });

    it('a search for the title finds the film first', async () => {
      const page = moviePage.parse(await catalogue.searchMovies(sample.title, 1));
      expect(idsOf(page)[0]).toBe(sample.movieId);
    });

    it('case and blanks around a query make no difference', async () => {
      const plain = await catalogue.searchMovies(sample.title, 1);
      const shouted = await catalogue.searchMovies(`  ${sample.title.toUpperCase()} `, 1);
      expect(idsOf(shouted)[0]).toBe(idsOf(plain)[0]);
    });

    it('a blank query finds nothing', async () => {
      for (const query of ['', '   ', '\t\n']) {
        expect(await catalogue.searchMovies(query, 1)).toMatchObject({
          page: 1,
          results: [],
          total_results: 0,
        });
      }
    });

    it('films discovered by a genre all have it', async () => {
      const page = moviePage.parse(
        await catalogue.discoverMovies({ match: 'all', ids: [sample.genreId] }, 1),
      );
      expect(page.results.length).toBeGreaterThan(0);
      expect(page.results.every((item) => item.genre_ids.includes(sample.genreId))).toBe(true);
    });

    it('films discovered by several genres have every one or any one, as wished', async () => {
      const [one, other] = [genres[0]?.id ?? 0, genres[1]?.id ?? 0];
      const all = await catalogue.discoverMovies({ match: 'all', ids: [one, other] }, 1);
      const any = await catalogue.discoverMovies({ match: 'any', ids: [one, other] }, 1);
      const has = (ids: readonly number[]) => [one, other].map((id) => ids.includes(id));
      expect(all.results.every((item) => has(item.genre_ids).every(Boolean))).toBe(true);
      expect(any.results.every((item) => has(item.genre_ids).some(Boolean))).toBe(true);
      expect(any.total_results).toBeGreaterThan(all.total_results);
    });

    it('films come most popular first when they are discovered', async () => {
      const { results } = await catalogue.discoverMovies({ match: 'all', ids: [] }, 1);
      const popularities = results.map(({ popularity }) => popularity);
      expect(popularities).toEqual(popularities.toSorted((one, other) => other - one));
    });

    it('an unknown genre has no films', async () => {
      for (const match of ['all', 'any'] as const) {
        const page = await catalogue.discoverMovies({ match, ids: [1] }, 1);
        expect(page).toMatchObject({ results: [], total_results: 0 });
      }
    });

    it('the ids of films have the film among them, none twice', async () => {
      const ids = await catalogue.listMovieIds();
      expect(ids).toContain(sample.movieId);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
}
