import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc, short } from '../shapes.ts';
import { centreOf, fill, type Composition, type Stage } from '../stage.ts';

/** Something larger than the city looks down on it. */
export const drawSkyline: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const street = stage.titleAt === 'bottom' && !wide ? stage.band.y + 2 : height * 0.97;
  const room = street - field.y;
  const { x } = centreOf(field);
  const size = Math.min(room * 0.74, field.width * 0.82);
  const moon = seenOn(inks.ground, [inks.pop, inks.light], 1.8);
  const loom = seenOn(inks.ground, [inks.dark, inks.mid, inks.pop], 1.7);
  const near = loom === inks.dark ? inks.dark : seenOn(loom, [inks.dark, inks.ground], 1.3);
  const floats = random.chance(0.5);
  return {
    under: stage.titleAt === 'bottom' ? near : inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(moon, disc(x, field.y + room * 0.46, size * (floats ? 0.52 : 0.6))),
      drawMotif(motif, {
        toned: true,
        x,
        foot: street - room * (motif.stands ? 0.16 : 0.24),
        size: size * 0.84,
        body: seenOn(moon, [loom, inks.dark, inks.ground], 2),
        cut: moon,
        spot: seenOn(moon, [inks.mid, inks.ground, inks.dark], 1.7),
      }),
      fill(inks.mid, roofs(stage, street, room * 0.34)),
      fill(near, roofs(stage, street, room * 0.2) + box(0, street - 2, width, height)),
      fill(moon, lights(stage, street, room * 0.13)),
    ].join(''),
  };
};

function roofs({ width, random }: Stage, street: number, tall: number): string {
  let path = `M0 ${short(street)}`;
  for (let x = 0; x < width;) {
    const wide = random.between(22, 46);
    const top = street - tall * random.between(0.45, 1);
    const mast = random.chance(0.25) ? `h${short(wide / 2)}v-18h3v18` : '';
    path += `V${short(top)}${mast}H${short(Math.min(width, x + wide))}`;
    x += wide;
  }
  return `${path}V${short(street)}z`;
}

function lights({ width, random }: Stage, street: number, tall: number): string {
  return Array.from({ length: Math.round(width / 14) }, () =>
    box(random.whole(1, width / 9) * 9, street - random.whole(1, Math.max(1, tall / 10)) * 10, 4, 5),
  ).join('');
}
