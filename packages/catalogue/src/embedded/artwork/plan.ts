/** Everything that is decided about a film's pictures before the first line is drawn. */
import type { Film } from '../film.ts';
import { chooseComposition } from './composition-choice.ts';
import type { CompositionName } from './compositions/compositions.ts';
import { chooseVoice, type Voice } from './faces.ts';
import type { Inks } from './inks.ts';
import { chooseMotifs } from './motif-choice.ts';
import type { MotifName } from './motifs/motifs.ts';
import { eraOf, palettes, type Era } from './palettes.ts';
import { createRandom, hashOf } from './random.ts';
import { seriesOf } from './title-parts.ts';
import { tonesOf } from './tone.ts';

export interface Plan {
  composition: CompositionName;
  era: Era;
  /** Which of the era's palettes. */
  palette: number;
  inks: Inks;
  voice: Voice;
  motif: MotifName;
  other: MotifName;
  titleAt: 'top' | 'bottom';
  align: 'left' | 'centre' | 'right';
  framed: boolean;
}

export function planFilm(film: Film): Plan {
  const year = Number(film.release_date.slice(0, 4));
  const era = eraOf(year);
  const [tone, ...undertones] = tonesOf(film);
  const [motif, other] = chooseMotifs(film, tone);
  // Films of a series draw the same lots for layout and letters; the year sets their inks apart.
  const series = seriesOf(film.title);
  const lot = (matter: string) => createRandom(`${matter} ${series}`);
  const voice = chooseVoice(film, { tone, era, random: lot('voice') });
  return {
    composition: chooseComposition(film, { tone, era, motif, random: lot('composition') }),
    era,
    ...choosePalette(era, [tone, ...undertones.slice(0, 1)], hashOf(series) + year),
    voice,
    motif,
    other,
    titleAt: lot('side').chance(0.62) ? 'bottom' : 'top',
    align: voice.shape === 'block' ? 'centre' : lot('edge').pick<Plan['align']>(['left', 'centre', 'left']),
    framed: lot('frame').chance(era === 'two-ink' || era === 'cut-paper' ? 0.5 : 0.25),
  };
}

function choosePalette(era: Era, tones: readonly string[], turn: number): { palette: number; inks: Inks } {
  const all = palettes[era];
  const fitting = all.flatMap((palette, index) =>
    palette.tones.some((tone) => tones.includes(tone)) ? [index] : [],
  );
  const palette = fitting[turn % fitting.length] ?? turn % all.length;
  const chosen = all[palette];
  if (!chosen) {
    throw new Error(`The era ${era} has no palette.`);
  }
  return { palette, inks: chosen.inks };
}
