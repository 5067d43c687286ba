/** Which display face speaks for which tone in which age. */
import type { Film } from '../film.ts';
import type { Face } from './fonts.ts';
import type { Era, Tone } from './palettes.ts';
import type { Random } from './random.ts';

export interface Voice {
  face: Face;
  caps: boolean;
  tracking: number;
  shape: 'even' | 'block';
}

const voices = {
  anton: { face: 'anton', caps: true, tracking: 0, shape: 'block' },
  gothic: { face: 'league-gothic', caps: true, tracking: 0, shape: 'block' },
  wideGothic: { face: 'league-gothic', caps: true, tracking: 0.06, shape: 'even' },
  abril: { face: 'abril-fatface', caps: false, tracking: 0, shape: 'even' },
  slab: { face: 'alfa-slab-one', caps: true, tracking: 0, shape: 'block' },
  quietSlab: { face: 'alfa-slab-one', caps: false, tracking: 0, shape: 'even' },
  gloock: { face: 'gloock', caps: false, tracking: 0, shape: 'even' },
  gloockCaps: { face: 'gloock', caps: true, tracking: 0.02, shape: 'block' },
  instrument: { face: 'instrument-serif', caps: false, tracking: -0.01, shape: 'even' },
  limelight: { face: 'limelight', caps: true, tracking: 0.01, shape: 'block' },
  poiret: { face: 'poiret-one', caps: true, tracking: 0.02, shape: 'even' },
  monoton: { face: 'monoton', caps: true, tracking: 0, shape: 'even' },
  righteous: { face: 'righteous', caps: true, tracking: 0, shape: 'block' },
  rye: { face: 'rye', caps: true, tracking: 0, shape: 'block' },
} as const satisfies Record<string, Voice>;

type VoiceName = keyof typeof voices;

const byTone: Record<Tone, readonly [VoiceName, ...VoiceName[]]> = {
  blood: ['gothic', 'gloockCaps', 'anton', 'gloock'],
  cosmic: ['righteous', 'wideGothic', 'anton', 'gothic'],
  dream: ['gloock', 'abril', 'righteous', 'gloockCaps'],
  dust: ['gothic', 'gloockCaps', 'slab', 'anton'],
  fire: ['anton', 'gothic', 'slab'],
  noir: ['gothic', 'anton', 'gloock', 'wideGothic'],
  olive: ['anton', 'gothic', 'slab'],
  quiet: ['instrument', 'gloock', 'wideGothic', 'abril', 'gothic'],
  rose: ['abril', 'gloock', 'instrument'],
  sea: ['slab', 'anton', 'gothic', 'righteous'],
  stage: ['limelight', 'abril', 'righteous', 'gothic'],
  sunny: ['slab', 'abril', 'quietSlab', 'righteous', 'anton'],
};

const byEra: Partial<Record<Era, readonly VoiceName[]>> = {
  deco: ['limelight', 'limelight', 'poiret', 'gloockCaps'],
  earth: ['righteous', 'abril'],
  neon: ['righteous', 'wideGothic'],
};

/** Ornate outlines are long: more different letters would not fit into the size that a picture may have. */
const mostHeavyLetters = 11;
const mostOutlinedLetters = 7;
const loudTones: ReadonlySet<Tone> = new Set<Tone>(['cosmic', 'fire', 'stage', 'rose']);

/** Every voice has its own luck, so that the films of a series speak alike across genres and decades. */
export function chooseVoice(
  film: Film,
  { tone, era, random }: { tone: Tone; era: Era; random: Random },
): Voice {
  const letters = new Set(film.title.toLowerCase()).size;
  if (film.genres.includes(37) && letters <= mostHeavyLetters) {
    return voices.rye;
  }
  const [first] = byTone[tone];
  const fitting: VoiceName[] = [...(byEra[era] ?? []), ...byTone[tone], ...(era === 'deco' ? [] : [first])];
  if (era === 'neon' && letters <= mostOutlinedLetters && loudTones.has(tone)) {
    fitting.push('monoton');
  }
  let winner: VoiceName = first;
  let best = -1;
  // Object.keys forgets that the keys are names.
  for (const name of Object.keys(voices) as VoiceName[]) {
    const luck = random.next() ** (1 / fitting.filter((one) => one === name).length);
    if (fitting.includes(name) && luck > best) {
      winner = name;
      best = luck;
    }
  }
  return voices[winner];
}
