/** The two silhouettes that say most about a film. */
import type { Film } from '../film.ts';
import type { MotifName } from './motifs/motifs.ts';
import { createRandom } from './random.ts';
import { themes } from './themes/themes.ts';
import { toneMotifs } from './themes/tone-motifs.ts';
import type { Tone } from './palettes.ts';

const byWord = indexThemes();
/** In titles these words say nothing about what is seen, or what they say would be in bad taste. */
const dumbWords = new Set(
  (
    'her his time dead about close double first free little long man new big good bad day night last old one the three ' +
    'two game world power dear love life black return high home run inside elephant temple whale'
  ).split(' '),
);
/** How much every further reason counts beside the best. */
const furtherShare = 0.4;

export function chooseMotifs(film: Film, tone: Tone): [MotifName, MotifName] {
  const random = createRandom(`motif ${film.id}`);
  const ranked = [...weighWords(film)]
    .map(([motif, weight]) => ({ motif, weight: weight * random.between(0.85, 1.15) }))
    .sort((a, b) => b.weight - a.weight);
  const spares = toneMotifs[tone];
  const main = ranked[0]?.motif ?? random.pick(spares);
  const others = spares.filter((motif) => motif !== main);
  return [main, ranked[1]?.motif ?? others[random.whole(0, others.length - 1)] ?? main];
}

function weighWords(film: Film): Map<MotifName, number> {
  const best = new Map<MotifName, number>();
  const sums = new Map<MotifName, number>();
  for (const [word, weight] of tellingWords(film)) {
    const called = byWord.get(word) ?? [];
    for (const motif of called) {
      // A word that calls for many silhouettes says less about each.
      const share = weight / Math.sqrt(called.length);
      best.set(motif, Math.max(best.get(motif) ?? 0, share));
      sums.set(motif, (sums.get(motif) ?? 0) + share);
    }
  }
  return new Map(
    [...best].map(([motif, top]) => [motif, top + furtherShare * ((sums.get(motif) ?? 0) - top)]),
  );
}

function tellingWords({ title, keywords }: Film): [string, number][] {
  const spoken = title.toLowerCase();
  const fromTitle = spoken
    .split(/[^\p{L}\p{N}·]+/u)
    .filter((word) => !dumbWords.has(word))
    .flatMap((word): [string, number][] => [
      [word, 9],
      [word.endsWith('s') ? word.slice(0, -1) : '', 8],
    ]);
  const fromKeywords = keywords.flatMap((keyword, index): [string, number][] => {
    // Keywords come from general to specific.
    const telling = 0.7 + index * 0.07;
    const parts = keyword.includes(' ') ? keyword.split(' ').filter((word) => !dumbWords.has(word)) : [];
    return [[keyword, 6 * telling], ...parts.map((part): [string, number] => [part, 2.4 * telling])];
  });
  return [[spoken.replace(/^the /u, ''), 14], ...fromTitle, ...fromKeywords];
}

function indexThemes(): Map<string, MotifName[]> {
  const index = new Map<string, MotifName[]>();
  for (const [motif, words] of Object.entries(themes)) {
    for (const word of words.split(', ')) {
      // The keys of `themes` are motif names; Object.entries forgets it.
      index.set(word, [...(index.get(word) ?? []), motif as MotifName]);
    }
  }
  return index;
}
