/** How a film is composed: by what it is about, then by chance. */
import type { Film } from '../film.ts';
import { compositionReasons, type Reasons } from './composition-reasons.ts';
import type { CompositionName } from './compositions/compositions.ts';
import { stencilOf } from './draw-motif.ts';
import { motifs, type MotifName } from './motifs/motifs.ts';
import { faces, vessels } from './motifs/uses.ts';
import type { Era, Tone } from './palettes.ts';
import type { Random } from './random.ts';

const candidates = Object.entries(compositionReasons).map(
  // Object.entries forgets that the keys are names.
  ([name, reasons]) => [name as CompositionName, reasons, new Set(reasons.words.split('|'))] as const,
);

function suits(motif: MotifName, needs: Reasons['needs']): boolean {
  if (needs === 'vessel') {
    return vessels.has(motif);
  }
  if (needs === 'bold') {
    return faces.has(motif);
  }
  return needs === undefined || stencilOf(motifs[motif]) !== '';
}

interface Circumstances {
  tone: Tone;
  era: Era;
  motif: MotifName;
  random: Random;
}

/**
 * A race in which every composition runs with its own luck and the fitting ones run faster: films with the same luck and
 * much the same reasons end up with the same winner.
 */
export function chooseComposition(film: Film, { tone, era, motif, random }: Circumstances): CompositionName {
  let winner: CompositionName = 'diagonal';
  let best = Infinity;
  for (const [name, { base, tones, eras = [], needs }, words] of candidates) {
    const reasons = film.keywords.filter((keyword) => words.has(keyword)).length;
    const fitting = (tones.includes(tone) ? 0.9 : 0) + (eras.includes(era) ? 2 : 0);
    const time = -Math.log(1 - random.next()) / (base + fitting + Math.min(2, reasons) * 2.2);
    if (time < best && suits(motif, needs)) {
      winner = name;
      best = time;
    }
  }
  return winner;
}
