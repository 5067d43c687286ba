/** Every way to compose a picture. */
import { drawArches } from './arches.ts';
import { drawBlinds } from './blinds.ts';
import { drawBurst } from './burst.ts';
import { drawCloseUp } from './close-up.ts';
import { drawConstellation } from './constellation.ts';
import { drawCutOut } from './cut-out.ts';
import { drawDiagonal } from './diagonal.ts';
import { drawDoor } from './door.ts';
import { drawEcho } from './echo.ts';
import { drawFan } from './fan.ts';
import { drawHalftone } from './halftone-figure.ts';
import { drawHorizon } from './horizon.ts';
import { drawInside } from './inside.ts';
import { drawMirror } from './mirror.ts';
import { drawOrbit } from './orbit.ts';
import { drawRepeat } from './repeat.ts';
import { drawRidges } from './ridges.ts';
import { drawRings } from './rings.ts';
import { drawRoad } from './road.ts';
import { drawSkyline } from './skyline.ts';
import { drawSliced } from './sliced.ts';
import { drawSolitude } from './solitude.ts';
import { drawSpotlight } from './spotlight.ts';
import { drawStripes } from './stripes.ts';
import { drawTiles } from './tiles.ts';
import { drawTypeStack } from './type-stack.ts';
import { drawWaves } from './waves.ts';
import { drawWindows } from './windows.ts';
import type { Composition } from '../stage.ts';

export const compositions = {
  horizon: drawHorizon,
  spotlight: drawSpotlight,
  diagonal: drawDiagonal,
  rings: drawRings,
  skyline: drawSkyline,
  windows: drawWindows,
  road: drawRoad,
  waves: drawWaves,
  constellation: drawConstellation,
  stripes: drawStripes,
  halftone: drawHalftone,
  stack: drawTypeStack,
  door: drawDoor,
  ridges: drawRidges,
  orbit: drawOrbit,
  burst: drawBurst,
  repeat: drawRepeat,
  inside: drawInside,
  cutOut: drawCutOut,
  tiles: drawTiles,
  blinds: drawBlinds,
  mirror: drawMirror,
  fan: drawFan,
  closeUp: drawCloseUp,
  solitude: drawSolitude,
  arches: drawArches,
  sliced: drawSliced,
  echo: drawEcho,
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
