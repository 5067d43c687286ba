import type { Film } from '../film.ts';
import { compositions } from './compositions/compositions.ts';
import { creditsHeight, setCredits } from './credits.ts';
import { frameSheet, wearSheet } from './finish.ts';
import { isSerif } from './fonts.ts';
import { readableOn } from './inks.ts';
import { motifs } from './motifs/motifs.ts';
import { planFilm, type Plan } from './plan.ts';
import { createRandom } from './random.ts';
import { short } from './shapes.ts';
import type { Box, Stage } from './stage.ts';
import { setTitle, type Setting } from './typeset.ts';

const width = 400;
const height = 600;
const margin = 28;
const creditsGap = 15;

/** How near a poster will be looked at: small type and pinholes would only be dust on a thumbnail. */
export type Detail = 'thumbnail' | 'card' | 'sheet';

export function drawPoster(film: Film, detail: Detail = 'sheet'): string {
  const plan = planFilm(film);
  const turned = plan.composition === 'stack' && /^\S{4,12}$/u.test(film.title);
  const setting = setPosterTitle(film, plan, turned);
  const small = detail === 'thumbnail';
  const depth = margin + setting.height + (small ? 0 : creditsGap + creditsHeight) + margin;
  const titleAt = turned ? 'bottom' : plan.titleAt;
  const stage: Stage = {
    width,
    height,
    wide: false,
    titleAt,
    ...divideSheet(depth, turned ? 'left' : titleAt),
    inks: plan.inks,
    era: plan.era,
    motif: motifs[plan.motif],
    other: motifs[plan.other],
    random: createRandom(`poster ${film.id}`),
  };
  const scene = compositions[plan.composition](plan.framed && !turned ? inset(stage) : stage);
  // Drawn apart from the picture's own chances, so that every size has the same ink and margin.
  const random = createRandom(`print ${film.id}`);
  const ink = readableOn(scene.under, plan.inks, random.chance(0.5));
  const sheet = { width, height, inks: plan.inks, era: plan.era, random };
  const origin = turned
    ? `translate(${margin} ${height - margin})rotate(-90)`
    : `translate(${margin} ${short((titleAt === 'top' ? 0 : height - depth) + margin)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    scene.art,
    plan.framed ? frameSheet(sheet) : '',
    detail === 'sheet' ? wearSheet(sheet) : '',
    `<g fill="${ink}" transform="${origin}">${setting.svg}`,
    small ? '' : creditsOf(film, plan, { y: setting.height + creditsGap, width: roomFor(turned) }),
    '</g></svg>',
  ].join('');
}

/** The band takes what the words need, the picture the rest. */
function divideSheet(depth: number, side: 'top' | 'bottom' | 'left'): { band: Box; field: Box } {
  if (side === 'left') {
    return {
      band: { x: 0, y: 0, width: depth, height },
      field: { x: depth, y: 0, width: width - depth, height },
    };
  }
  const top = side === 'top';
  return {
    band: { x: 0, y: top ? 0 : height - depth, width, height: depth },
    field: { x: 0, y: top ? depth : 0, width, height: height - depth },
  };
}

/** A frame takes a little of the room that the picture has. */
function inset(stage: Stage): Stage {
  const { field } = stage;
  const edge = 18;
  const y = field.y + (stage.titleAt === 'bottom' ? edge : 0);
  return {
    ...stage,
    field: { x: field.x + edge, y, width: field.width - 2 * edge, height: field.height - edge },
  };
}

function roomFor(turned: boolean): number {
  return (turned ? height : width) - 2 * margin;
}

function setPosterTitle({ title }: Film, { voice, align, composition }: Plan, turned: boolean): Setting {
  const tallest = composition === 'stack' ? 330 : 160 + Math.min(120, title.length * 2);
  return setTitle({
    title,
    type: { face: voice.face, tracking: voice.tracking },
    caps: voice.caps || turned,
    shape: voice.shape,
    align,
    width: roomFor(turned),
    height: turned ? 170 : tallest,
    serif: isSerif(voice.face),
  });
}

function creditsOf(film: Film, { align }: Plan, at: { y: number; width: number }): string {
  return setCredits({
    director: film.directors[0]?.name ?? '',
    year: film.release_date.slice(0, 4),
    align,
    x: 0,
    ...at,
  });
}
