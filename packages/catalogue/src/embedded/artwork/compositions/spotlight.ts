import { drawMotif } from '../draw-motif.ts';
import { dotPattern } from '../halftone.ts';
import { contrast, luminance, mix, seenOn } from '../inks.ts';
import { box, oval, short } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** One cone of light in a dark house. */
export const drawSpotlight: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const house = luminance(inks.ground) < 0.1 ? inks.ground : inks.dark;
  const x = centreOf(field).x;
  const floor = field.y + field.height * (stage.titleAt === 'bottom' && !wide ? 0.86 : 0.8);
  const rx = Math.min(field.width * 0.38, field.height * 0.42);
  const ry = rx * 0.2;
  const side = random.chance(0.5) ? 1 : -1;
  const below = stage.titleAt === 'bottom' || wide;
  const lampX = x + side * rx * random.between(0.15, below ? 0.8 : 0.4);
  const lampY = below ? -30 : field.y;
  const lamp = rx * 0.46;
  const light = seenOn(house, [inks.pop, inks.light], 3);
  const haze = seenOn(house, [inks.mid, mix(house, light, 0.42), light], 2.3);
  const beam = `M${short(lampX - lamp)} ${short(lampY)}L${short(x - rx)} ${short(floor)}A${short(rx)} ${short(ry)} 0 0 0 ${short(x + rx)} ${short(floor)}L${short(lampX + lamp)} ${short(lampY)}z`;
  const size = Math.min(rx * 1.3, (floor - field.y) * 0.72);
  return {
    under: house,
    art: [
      `<defs>${dotPattern('d', light, 7, 1.5)}</defs>`,
      fill(house, box(0, 0, width, height)),
      fill(haze, beam),
      fill('url(#d)', beam),
      fill(light, oval(x, floor, rx, ry)),
      fill(house, shadow(x, floor, size, side)),
      drawMotif(motif, {
        toned: true,
        x,
        foot: motif.stands ? floor + 4 : floor - size * 0.08,
        size,
        body: house,
        cut: light,
        spot: contrast(haze, light) > 1.3 ? haze : mix(house, light, 0.5),
        mirrored: random.chance(0.5),
      }),
    ].join(''),
  };
};

function shadow(x: number, floor: number, size: number, side: number): string {
  return oval(x - side * size * 0.12, floor + 4, size * 0.34, size * 0.05);
}
