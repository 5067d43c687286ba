/** What the press and the age leave on the sheet: pinholes, scan lines, a gilded border, the paper's margin. */
import { linePattern, specks } from './halftone.ts';
import { seenOn, type Inks } from './inks.ts';
import type { Era } from './palettes.ts';
import type { Random } from './random.ts';
import { box, polygon, short } from './shapes.ts';
import { fill, stroke } from './stage.ts';

interface Sheet {
  width: number;
  height: number;
  inks: Inks;
  era: Era;
  random: Random;
}

/** No filters: a page shows sixty sheets at once, and they would be felt. */
export function wearSheet({ width, height, inks, era, random }: Sheet): string {
  const worn = era === 'earth' || era === 'deco' ? 0.75 : 0.5;
  const area = { x: 0, y: 0, width, height };
  return [
    specks(inks.light, area, { count: 110, opacity: worn, random }),
    specks(inks.dark, area, { count: 60, opacity: 0.4, random }),
    era === 'neon'
      ? linePattern('z', '#000000', { step: 3, width: 1, angle: 0 }) +
        fill('url(#z)', box(0, 0, width, height), ' fill-opacity=".22"')
      : '',
  ].join('');
}

/** Every age has its own margin. */
export function frameSheet({ width, height, inks, era, random }: Sheet): string {
  if (era === 'deco') {
    return gilded(width, height, seenOn(inks.ground, [inks.pop, inks.dark], 2.4));
  }
  if (era === 'earth') {
    return `<path fill="${inks.light}" fill-rule="evenodd" d="${box(0, 0, width, height)}M38 14H${width - 38}q24 0 24 24V${height - 38}q0 24-24 24H38q-24 0-24-24V38q0-24 24-24z"/>`;
  }
  if (era === 'neon' || era === 'steel') {
    return stroke(
      seenOn(inks.ground, [inks.pop, inks.light], 2.4),
      1.6,
      box(13, 13, width - 26, height - 26),
    );
  }
  return `<path fill="${inks.light}" fill-rule="evenodd" d="${box(0, 0, width, height)}${trimmed(width, height, random)}"/>`;
}

/** A margin cut by hand. */
function trimmed(width: number, height: number, random: Random): string {
  const edge = () => 12 + random.between(-2, 2);
  return polygon([
    [edge(), edge()],
    [width / 2, edge()],
    [width - edge(), edge()],
    [width - edge(), height / 2],
    [width - edge(), height - edge()],
    [width / 2, height - edge()],
    [edge(), height - edge()],
    [edge(), height / 2],
  ]);
}

/** Two lines whose corners step inwards. */
function gilded(width: number, height: number, ink: string): string {
  return [12, 17]
    .map((inset, index) => {
      const step = 11;
      const [right, bottom] = [short(width - inset - step), short(height - inset - step)];
      const corner = `M${inset + step} ${inset}H${right}v${step}h${step}V${bottom}h-${step}v${step}H${inset + step}v-${step}h-${step}V${inset + step}h${step}z`;
      return stroke(ink, index === 0 ? 2 : 0.9, corner);
    })
    .join('');
}
