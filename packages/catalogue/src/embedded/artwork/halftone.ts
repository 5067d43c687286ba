/** Dots and lines that a printer fakes a tone with. */
import type { Random } from './random.ts';
import { disc, short } from './shapes.ts';
import type { Box } from './stage.ts';

export function dotPattern(id: string, ink: string, step: number, radius: number): string {
  const half = step / 2;
  return `<pattern id="${id}" width="${short(step)}" height="${short(step)}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path fill="${ink}" d="${disc(half, half, radius)}"/></pattern>`;
}

export function linePattern(
  id: string,
  ink: string,
  line: { step: number; width: number; angle: number },
): string {
  return `<pattern id="${id}" width="${line.step}" height="${line.step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${line.angle})"><path fill="${ink}" d="M0 0h${line.step}v${line.width}h-${line.step}z"/></pattern>`;
}

/** Dots that grow row by row, downwards or upwards: a gradient in one ink. */
export function fadingDots(ink: string, area: Box, { step = 12, up = false, largest = 0.66 } = {}): string {
  const rows = Math.floor(area.height / step);
  return Array.from({ length: rows }, (_, row) => {
    const share = (up ? rows - row : row + 1) / rows;
    const x = short(area.x + (row % 2 === 0 ? 0 : step));
    const size = short(step * 2 * largest * Math.sqrt(share) * 0.94);
    return `<path stroke="${ink}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${step * 2}" d="M${x} ${short(area.y + row * step)}H${short(area.x + area.width)}"/>`;
  }).join('');
}

/** Pinholes, as a screen leaves them. One path: cheaper to paint than a pattern over the whole sheet. */
export function specks(ink: string, area: Box, { count, opacity, random }: Wear): string {
  const path = Array.from({ length: count }, () => {
    const size = random.between(0.5, 2) * (random.chance(0.12) ? 1.7 : 1);
    const [wide, tall] = [short(size), short(size * random.between(0.6, 1.4))];
    return `M${random.whole(area.x, area.x + area.width)} ${random.whole(area.y, area.y + area.height)}l${wide}-.4 .5 ${tall}-${wide} .6z`;
  }).join('');
  return `<path fill="${ink}" fill-opacity="${opacity}" d="${path}"/>`;
}

interface Wear {
  count: number;
  opacity: number;
  random: Random;
}
