/** Director and year, in small spaced capitals under the title. */
import { em } from './fonts.ts';
import { measureRun, runPath } from './measure.ts';
import { short } from './shapes.ts';

export interface CreditWish {
  director: string;
  year: string;
  align: 'left' | 'centre' | 'right';
  x: number;
  width: number;
  /** The top of the capitals. */
  y: number;
}

const size = 19;
const type = { face: 'league-gothic', tracking: 0.13 } as const;
/** Cap height of the face, in ems. */
const capHeight = 0.735;

export const creditsHeight = size * capHeight;

export function setCredits({ director, year, align, x, width, y }: CreditWish): string {
  const baseline = y + creditsHeight;
  const place = (text: string, side: CreditWish['align']): string => {
    const run = measureRun(text.toLocaleUpperCase('en'), type);
    if (!run || run.width === 0) {
      return '';
    }
    const scale = Math.min(size / em, (width * 0.8) / run.width);
    const room = width - run.width * scale;
    const left = x + (side === 'left' ? 0 : room / (side === 'right' ? 1 : 2));
    return `<path transform="translate(${short(left)} ${short(baseline)})scale(${scale.toFixed(4)})" d="${runPath(run)}"/>`;
  };
  if (align === 'centre') {
    return place(director === '' ? year : `${director}  ·  ${year}`, 'centre');
  }
  return place(director, 'left') + place(year, 'right');
}
