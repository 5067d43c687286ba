/** Films of the shipped catalogue, for examples that are true. */
export const starWars = {
  adult: false,
  backdrop_path: '/backdrop-11-4754a1.svg',
  id: 11,
  original_language: 'en',
  original_title: 'Star Wars',
  overview:
    "A farm boy on a desert world buys two droids, one of which carries a captured princess's plea. With an old hermit, a smuggler deep in debt and his towering furry co-pilot, he flies straight into a battle station that kills planets.",
  popularity: 207.127,
  poster_path: '/poster-11-03a71c.svg',
  release_date: '1977-05-25',
  title: 'Star Wars',
  video: false,
  vote_average: 8.2,
  vote_count: 0,
};

export const keptStarWars = {
  tmdb_id: 11,
  movie_id: 174_542_795_194_978,
  title: starWars.title,
  overview: starWars.overview,
  poster_path: starWars.poster_path,
  vote_average: starWars.vote_average,
};

export const hamill = {
  adult: false,
  gender: 0,
  id: 2,
  known_for_department: 'Acting',
  name: 'Mark Hamill',
  original_name: 'Mark Hamill',
  popularity: 128.951,
  profile_path: '/profile-2-539edb.svg',
  cast_id: 1,
  character: 'Luke Skywalker',
  credit_id: '0000000b0000000200001000',
  order: 0,
};

export const lucas = {
  adult: false,
  gender: 0,
  id: 1,
  known_for_department: 'Directing',
  name: 'George Lucas',
  original_name: 'George Lucas',
  popularity: 53.283,
  profile_path: '/profile-1-598e1a.svg',
  credit_id: '0000000b0000000100000000',
  department: 'Directing',
  job: 'Director',
};
