import type { Catalogue } from '@kinora/catalogue/catalogue';
import { Failure } from '@kinora/contracts/failure';
import { describedFilm } from '@kinora/contracts/recommendations';
import { describe, expect, test } from 'vitest';
import { aFilm, json, type Play } from './test-service.ts';
import { idsOf, known, openSite } from './test-site.ts';

const down = new Failure('catalogue-down', 'Down.');

const knowsOnlyWords: Play = (response, asked) => json(asked.body ? [aFilm(13)] : [])(response, asked);

describe('a film that the service does not know', () => {
  const person = { adult: false, gender: 0, known_for_department: '', original_name: '', popularity: 1 };
  const actor = (id: number, order: number) => ({
    ...person,
    id,
    name: `Actor ${id}`,
    profile_path: null,
    credit_id: `c${id}`,
    cast_id: id,
    character: 'Somebody',
    order,
  });
  const crew = (id: number, job: string) => ({
    ...person,
    id,
    name: `Crew ${id}`,
    profile_path: null,
    credit_id: `d${id}`,
    department: 'Directing',
    job,
  });
  const company = { id: 7, name: 'Brandywine', logo_path: null, origin_country: 'US' };
  const described: Partial<Catalogue> = {
    findMovie: async (id) => ({
      ...(await known.findMovie(id)),
      genres: [{ id: 27, name: 'Horror' }],
      production_companies: [company],
    }),
    findCredits: async (id) => ({
      id,
      cast: [actor(2, 1), actor(1, 0)],
      crew: [crew(3, 'Director'), crew(4, 'Editor')],
    }),
  };

  test('[MD-07 AP-16] is described in the words of the film data', async () => {
    const { service, ask } = await openSite(knowsOnlyWords, described);
    expect(idsOf(await ask(11))).toEqual([13]);
    const [, { method, path, body } = { method: '', path: '', body: undefined }] = service.asked;
    expect([method, path]).toEqual(['POST', '/recommend']);
    expect(body).toEqual({
      film: {
        tmdbId: 11,
        title: 'Star Wars',
        overview: expect.stringContaining('A farm boy'),
        year: 1977,
        genres: [27],
        themes: [],
        directors: [{ id: 3, name: 'Crew 3' }],
        cast: [
          { id: 1, name: 'Actor 1' },
          { id: 2, name: 'Actor 2' },
        ],
        companies: [{ id: 7, name: 'Brandywine' }],
      },
      top_n: 10,
    });
    expect(describedFilm.parse(body)).toEqual(body);
  });

  test('[MD-07] is described without its people where they cannot be read', async () => {
    const { service, ask } = await openSite(knowsOnlyWords, {
      ...described,
      findCredits: () => Promise.reject(down),
    });
    expect(idsOf(await ask(11))).toEqual([13]);
    expect(service.asked[1]?.body).toMatchObject({ film: { genres: [27], cast: [], directors: [] } });
  });

  test.each([
    ['', null],
    ['0001-01-01', null],
    ['9999-12-31', null],
    ['1902-09-01', 1902],
  ])('is described within what the service accepts: %s is the year %s', async (release_date, year) => {
    const { service, ask } = await openSite(knowsOnlyWords, {
      findMovie: async (id) => ({
        ...(await known.findMovie(id)),
        release_date,
        title: 'x'.repeat(600),
        overview: 'x'.repeat(6_000),
        genres: Array.from({ length: 60 }, (_, place) => ({ id: place, name: 'Genre' })),
        production_companies: Array.from({ length: 150 }, () => company),
      }),
      findCredits: async (id) => ({
        id,
        cast: Array.from({ length: 600 }, (_, place) => actor(place, place)),
        crew: Array.from({ length: 60 }, (_, place) => crew(place, 'Director')),
      }),
    });
    await ask(11);
    const body = service.asked[1]?.body;
    expect(describedFilm.parse(body)).toEqual(body);
    expect(body).toMatchObject({ film: { year } });
  });

  test('[MD-05] and of which it can say nothing has no recommendations', async () => {
    const { ask } = await openSite(json([]));
    const answer = await ask(11);
    expect([answer.statusCode, answer.json()]).toEqual([200, { recommendations: [] }]);
  });
});
