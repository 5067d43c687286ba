/** Builds profiles for tests: name what matters, the rest is empty, so that two films share only what the test says. */
import { blankProfile, type FilmProfile } from './film-profile.ts';

export function aProfile(overrides: Partial<FilmProfile> = {}): FilmProfile {
  return { ...blankProfile, tmdbId: 1, ...overrides };
}

/** People and companies by name alone; equal names get equal ids. */
export function named(...names: string[]): { id: number; name: string }[] {
  return names.map((name) => ({
    id: Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7),
    name,
  }));
}
