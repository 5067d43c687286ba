/** One word for how a film feels, out of its genres and moods. */
import type { Film } from '../film.ts';
import type { Tone } from './palettes.ts';

const byGenre: Record<number, Tone> = {
  12: 'sea',
  14: 'dream',
  16: 'sunny',
  18: 'quiet',
  27: 'blood',
  28: 'fire',
  35: 'sunny',
  36: 'dust',
  37: 'dust',
  53: 'noir',
  80: 'noir',
  99: 'quiet',
  878: 'cosmic',
  9648: 'noir',
  10402: 'stage',
  10749: 'rose',
  10751: 'sunny',
  10752: 'olive',
  10770: 'quiet',
};

const byMood: Record<string, Tone> = {
  scary: 'blood',
  gory: 'blood',
  creepy: 'blood',
  disturbing: 'blood',
  romantic: 'rose',
  magical: 'dream',
  whimsical: 'dream',
  surreal: 'dream',
  'mind-bending': 'cosmic',
  funny: 'sunny',
  'feel-good': 'sunny',
  'family-friendly': 'sunny',
  'action-packed': 'fire',
  violent: 'fire',
  gritty: 'noir',
  suspenseful: 'noir',
  mysterious: 'noir',
  stylish: 'stage',
  adventurous: 'sea',
  epic: 'dust',
  melancholic: 'quiet',
  bittersweet: 'quiet',
  atmospheric: 'quiet',
  bleak: 'quiet',
};

/** Genres that colour a film more than any other it also has. */
const strong = new Set([27, 37, 878, 10402, 10749, 10752]);

/** The most telling first; never empty. */
export function tonesOf(film: Film): [Tone, ...Tone[]] {
  const scores = new Map<Tone, number>();
  const add = (tone: Tone | undefined, weight: number) => {
    if (tone) {
      scores.set(tone, (scores.get(tone) ?? 0) + weight);
    }
  };
  film.genres.forEach((genre, index) =>
    add(byGenre[genre], (index === 0 ? 4 : 2.5) + (strong.has(genre) ? 2 : 0)),
  );
  film.moods.forEach((mood) => add(byMood[mood], 1.6));
  const [first = 'quiet', ...others] = [...scores].sort((a, b) => b[1] - a[1]).map(([tone]) => tone);
  return [first, ...others];
}
