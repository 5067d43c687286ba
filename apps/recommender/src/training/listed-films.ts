/** Which films get lists and stand in them: those that can be shown, by ascending TMDB id. */
import type { FilmProfile } from '../features/film-profile.ts';
import type { ListSource } from '../variety/collect-candidates.ts';

/** Numbers of profiles, in the order of their TMDB ids. */
export function listedFilms(
  profiles: readonly FilmProfile[],
  isListed: (profile: FilmProfile) => boolean,
): Uint32Array {
  const numbers = Uint32Array.from(profiles.keys()).filter(
    (film) => profiles[film]!.tmdbId > 0 && isListed(profiles[film]!),
  );
  return numbers.sort((one, other) => profiles[one]!.tmdbId - profiles[other]!.tmdbId);
}

/** The source as seen by the listed films alone, numbered by their places among them. */
export function narrowed(source: ListSource, listed: Uint32Array): ListSource {
  return {
    films: listed.length,
    scoresOf: (film) => gather(source.scoresOf(listed[film]!), listed),
    likeness: (one, other) => source.likeness(listed[one]!, listed[other]!),
    isExplained: (film, candidate) => source.isExplained(listed[film]!, listed[candidate]!),
  };
}

function gather(scores: Float32Array, listed: Uint32Array): Float32Array {
  const own = new Float32Array(listed.length);
  for (let film = 0; film < own.length; film += 1) own[film] = scores[listed[film]!]!;
  return own;
}
