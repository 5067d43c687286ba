/** Films for tests, as the server gives them. */

export const film = {
  id: 11,
  title: 'Star Wars',
  overview: 'A farm boy.',
  poster_path: '/p.svg',
  backdrop_path: '/b.svg',
  release_date: '1977-05-25',
  vote_average: 8.2,
};

export const details = {
  ...film,
  original_title: 'Star Wars',
  original_language: 'en',
  tagline: '',
  runtime: 121,
  genres: [{ id: 12, name: 'Adventure' }],
  production_companies: [{ id: 1, name: 'Lucasfilm', logo_path: null, origin_country: 'US' }],
};
