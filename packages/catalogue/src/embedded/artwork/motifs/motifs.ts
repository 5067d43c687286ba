import { creatures } from './creatures.ts';
import { machines } from './machines.ts';
import type { Motif } from './motif.ts';
import { nature } from './nature.ts';
import { oddities } from './oddities.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { play } from './play.ts';
import { things } from './things.ts';

const drawn = { ...creatures, ...machines, ...nature, ...oddities, ...people, ...places, ...play, ...things };

export type MotifName = keyof typeof drawn;

export const motifs: Record<MotifName, Motif> = drawn;
