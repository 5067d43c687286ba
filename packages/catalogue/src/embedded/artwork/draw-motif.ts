import type { Motif } from './motifs/motif.ts';
import { dotPattern } from './halftone.ts';
import { short } from './shapes.ts';

export interface MotifPlace {
  /** The middle of the foot. */
  x: number;
  foot: number;
  size: number;
  body: string;
  cut: string;
  spot: string;
  /** Printed first and a little beside, as if the sheet had slipped. */
  slip?: string;
  /** Dots of the spot's ink on one side, for roundness; at most one motif of a picture may have it. */
  toned?: boolean;
  mirrored?: boolean;
  turn?: number;
}

export function drawMotif(motif: Motif, place: MotifPlace): string {
  const scale = place.size / 100;
  const left = place.x - place.size / 2;
  const flip = place.mirrored ? 'translate(100)scale(-1 1)' : '';
  const turn = place.turn ? `rotate(${short(place.turn)} 50 50)` : '';
  const move = `translate(${short(left)} ${short(place.foot - place.size)})scale(${scale.toFixed(3)})`;
  return `<g transform="${move}${turn}${flip}">${layers(motif, place)}</g>`;
}

function layers({ body = '', line, cut = '', seam, spot = '' }: Motif, inks: MotifPlace): string {
  const parts = [
    inks.slip && body ? `<path fill="${inks.slip}" transform="translate(-2.4 1.8)" d="${body}"/>` : '',
    body ? `<path fill="${inks.body}" d="${body}"/>` : '',
    inks.toned ? tone(line ? '' : body + spot, inks) : '',
    cut ? `<path fill="${inks.cut}" d="${cut}"/>` : '',
    spot ? `<path fill="${inks.spot}" d="${spot}"/>` : '',
    line ? drawLine(inks.body, line) : '',
    seam ? drawLine(inks.cut, seam) : '',
  ];
  return parts.join('');
}

function tone(stencil: string, { size, spot }: MotifPlace): string {
  if (stencil === '') {
    return '';
  }
  const step = 560 / size;
  const shade = `${dotPattern('h', spot, step, step * 0.3)}<clipPath id="t"><path d="${stencil}"/></clipPath>`;
  return `${shade}<path clip-path="url(#t)" fill="url(#h)" fill-opacity=".8" d="M-2-2H42Q60 40 46 102H-2z"/>`;
}

function drawLine(ink: string, { path, width }: { path: string; width: number }): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
}

/** The outer shape alone, for a stencil; empty where a motif is made of lines. */
export function stencilOf({ body, line, spot }: Motif): string {
  return line ? '' : `${body ?? ''}${spot ?? ''}`;
}
