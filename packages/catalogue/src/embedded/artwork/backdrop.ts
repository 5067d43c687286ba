import type { Film } from '../film.ts';
import { compositions } from './compositions/compositions.ts';
import { specks } from './halftone.ts';
import { dim, mix } from './inks.ts';
import { motifs } from './motifs/motifs.ts';
import { planFilm } from './plan.ts';
import { createRandom } from './random.ts';
import { box } from './shapes.ts';
import { fill } from './stage.ts';

const width = 960;
const height = 540;

/** The poster's world by night, without letters: the left stays dark for the title that the page sets. */
export function drawBackdrop(film: Film): string {
  const plan = planFilm(film);
  const inks = dim(plan.inks);
  const random = createRandom(`backdrop ${film.id}`);
  const scene = compositions[plan.composition]({
    width,
    height,
    wide: true,
    titleAt: 'bottom',
    band: { x: 0, y: 0, width: width * 0.44, height },
    field: { x: width * 0.43, y: height * 0.04, width: width * 0.56, height: height * 0.92 },
    inks,
    era: plan.era,
    motif: motifs[plan.motif],
    other: motifs[plan.other],
    random,
  });
  const night = mix(inks.dark, '#000000', 0.35);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    scene.art,
    `<linearGradient id="n"><stop stop-color="${night}" stop-opacity=".94"/><stop offset=".34" stop-color="${night}" stop-opacity=".82"/><stop offset=".5" stop-color="${night}" stop-opacity=".42"/><stop offset=".7" stop-color="${night}" stop-opacity="0"/></linearGradient>`,
    specks(inks.light, { x: 0, y: 0, width, height }, { count: 140, opacity: 0.3, random }),
    fill('url(#n)', box(0, 0, width, height)),
    '</svg>',
  ].join('');
}
