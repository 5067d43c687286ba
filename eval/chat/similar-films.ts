/** Films that share themes, rare ones above all: stands in for the recommendation service over any catalogue. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { SimilarFilm } from '@kinora/chatbot/film-source';

const kept = 50;

export function findSimilarAmong(films: readonly ChatFilm[]): (tmdbId: number) => SimilarFilm[] {
  const byTheme = new Map<string, ChatFilm[]>();
  for (const film of films)
    for (const theme of film.themes) {
      const holders = byTheme.get(theme);
      if (holders) holders.push(film);
      else byTheme.set(theme, [film]);
    }
  const byId = new Map(films.map((film) => [film.tmdbId, film]));

  return (tmdbId) => {
    const shared = new Map<number, number>();
    for (const theme of byId.get(tmdbId)?.themes ?? []) {
      const holders = byTheme.get(theme) ?? [];
      for (const film of holders)
        shared.set(film.tmdbId, (shared.get(film.tmdbId) ?? 0) + 1 / Math.log(2 + holders.length));
    }
    shared.delete(tmdbId);
    const best = [...shared].sort(([one, fit], [other, otherFit]) => otherFit - fit || one - other);
    const most = best[0]?.[1] ?? 1;
    return best.slice(0, kept).map(([id, fit]) => ({ tmdbId: id, fit: fit / most }));
  };
}
