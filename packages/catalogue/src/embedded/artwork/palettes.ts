/** What each age of cinema printed with, by the tone of the film. */
import type { Inks } from './inks.ts';

export type Era = 'deco' | 'cut-paper' | 'earth' | 'neon' | 'steel' | 'teal' | 'two-ink';

export type Tone =
  | 'blood'
  | 'cosmic'
  | 'dream'
  | 'dust'
  | 'fire'
  | 'noir'
  | 'olive'
  | 'quiet'
  | 'rose'
  | 'sea'
  | 'stage'
  | 'sunny';

export interface Palette {
  inks: Inks;
  tones: readonly Tone[];
}

export function eraOf(year: number): Era {
  if (year < 1950) {
    return 'deco';
  }
  if (year < 1970) {
    return 'cut-paper';
  }
  const later = ['earth', 'neon', 'steel', 'teal'] as const;
  return later[Math.floor((year - 1970) / 10)] ?? 'two-ink';
}

/** Tones, then ground, dark, mid, pop and light. */
const printed: Record<Era, readonly string[]> = {
  deco: [
    'noir quiet blood dust olive: 16120f 0b0908 46331b d9a73f f3e3b8',
    'rose stage sunny fire: 47101d 1c070c 7f2330 e3b751 f8ebcd',
    'sea cosmic dream rose: 0f2d33 07171b 226167 dcb65e f2e6c4',
    'quiet olive dust sunny: ecdcb2 17130e b98d3c 8c2a1c fcf5de',
    'blood noir fire: 1c1718 0a0a0b 6b1619 d9ab4b f1e2bd',
    'sunny dream stage sea: e8c766 1a1512 c58a34 7b1a20 fff5d6',
    'cosmic fire olive stage: 131d27 080c10 3a5875 e6b44e f4ead2',
    'dream rose quiet: d8cdb4 1d1a22 8b7fa0 5a2340 fbf6e6',
  ],
  'cut-paper': [
    'fire noir blood stage: d8412a 1a110f 9a211b f8c948 fdf3de',
    'sunny stage dust fire: f2b72b 1a1713 dd5a2c b4261d fff7e1',
    'sea cosmic noir: 1f5ca6 0e1729 16437a f6c833 f9f2e1',
    'quiet rose dust olive: f3e9d2 1a1a1a 2a6fb0 d3352a fffaf0',
    'dream sea sunny olive: 17806f 0c2625 0f5b50 f5ba3a fcf4e0',
    'rose sunny stage: ee9ab2 2a1420 d04f78 7c1238 fff3ea',
    'noir blood fire: 1a1a1a 0b0b0b 474340 e8402f f6edda',
    'dream rose cosmic: 4a2c73 1b0f2e 7648a8 f7ad2f f9efdf',
    'quiet olive dream: e6dfcc 20252b 86a39c 1b6653 fffaf0',
    'dust olive sea: cfb77e 241c12 93733f a12c1e fef5dc',
  ],
  earth: [
    'fire dust sunny: c66c27 29150b 8c3c15 f7cf73 fbeed6',
    'quiet noir dust: 573820 201208 8e5c2c eeaa42 f5e6c9',
    'sunny stage dust: dca742 2b1a0d b5632a 76260f fbf2da',
    'olive dream sea: 535f2d 1b2010 7f8d46 edb850 f4edd2',
    'quiet rose sunny dream: ecdfc2 2c1b10 cb7c3a a1361b fcf6e6',
    'fire blood rose: 7c2317 290c08 b5472a f3bd62 f8e8cc',
    'sea cosmic quiet olive: 2c484e 111f1f 557c7d eba24a f3e8d0',
    'noir blood cosmic: 1f1713 0d0a08 642c1c df5d2e f0e2c8',
    'cosmic dream rose stage: 42294c 1a1020 77497a eeac50 f4e7d4',
  ],
  neon: [
    'cosmic stage fire: 100c30 070520 33207c ff3f9c e6fbff',
    'cosmic noir dream: 150b36 08041c 611c92 22e4ff ffe6fb',
    'stage rose dream: 2a0942 10031f c4237c ffd445 fff1f8',
    'fire sea noir: 04182f 010b18 0d5187 ff6440 e4f6ff',
    'dream sea olive: 082825 031312 0c7566 ff5aa9 e8fff7',
    'blood fire: 260613 0f0208 950f3d ff4242 ffe8df',
    'noir olive blood: 131313 060606 43205f b9ff35 f5ffe8',
    'rose sunny: f9bccb 2a0f3a ff6ca8 4a1ba8 fff7f1',
    'sunny sea: 7edbd3 121d36 2fa5a1 c9165d fffcec',
    'sunny stage dust: ffcf4a 261033 ff7a59 7a1a9c fffaea',
    'quiet dust olive: 2b1b3d 110a1a 6a3b6e ffb057 fcefe2',
    'quiet fire rose: f4e6da 1c1240 ff6f61 2f2fb8 fffaf4',
  ],
  steel: [
    'noir quiet fire: 27343f 0f171c 506879 e0a963 eef1ee',
    'cosmic sea noir: 19242c 0a1013 3f5a6b e9b876 f0efe8',
    'dust quiet olive: b9a27b 231910 8a6c46 73230f f9f1df',
    'quiet rose dust sunny: e6dac2 231c17 9f8769 84291b fdf8ec',
    'fire olive cosmic: 3a444d 13181b 71838f f4b747 f3f5f3',
    'olive dream sea: 1d2e27 0b1410 42665a dfc97f eff1e4',
    'dust rose stage: 51291f 1c0e0a 854d38 eabf7f f7ecdb',
    'blood noir: 16191f 08090c 44303a df3b32 ebecec',
    'sunny sea quiet: 93a8b3 141c23 5f7784 a3291a f8f9f5',
    'dream cosmic rose: 2c2546 110e20 534a7c efbfa6 f4eff7',
    'sunny stage fire: e6b53e 1e1a14 b6801f 87200f fff7e0',
    'sunny dream stage: 5f8f86 10211f 3f6a64 ffe08a fdf8e8',
    'blood fire stage: a5291f 1f0806 6f150f f3d9a6 fcf1e0',
  ],
  teal: [
    'cosmic quiet sea noir: 0c3d45 051c20 186c73 fa9030 f7ecd6',
    'fire sunny dust: f28f30 11252a cc6118 0a454d fff5e3',
    'noir fire blood: 0a2833 041319 155670 ff8038 ebf5f2',
    'sea dream sunny: 14807e 05282a 0c5859 ffbd55 fff6e4',
    'quiet rose sunny: f0e4ce 10262b 2b8c8c cf4f10 fffaf0',
    'cosmic blood noir: 1b1f24 0a0d10 11606a ff7033 eff4f0',
    'sunny dream rose: a3d5cd 0b282e 4aa29c b93c0c fffbf2',
    'blood fire olive: 3c1a11 170805 843117 ff933f f8e6d3',
    'cosmic noir dream: 0f261a 06130c 215c3b a2e663 ecf8e6',
    'quiet rose sea dust: 2c4a6c 0c1929 517ca4 ffaa55 f5f2e8',
    'fire stage rose: c5432a 200b07 882818 ffd793 fff2e3',
    'stage dream rose: 4b2350 1c0b20 7d3f7f ffb24d fcf0e4',
    'olive dust quiet: 5a5b38 1c1d10 85865a ffb35a f8f2de',
    'sunny stage: ffc83d 0e2c32 f28a1e a8280f fffaea',
  ],
  'two-ink': [
    'quiet sea sunny: f2e9d7 16213e 3a5bb0 e23a25 fffaf0',
    'fire stage noir: dd3a25 260906 a51f14 ffe2b8 fff4e4',
    'sunny dream olive: f4efe4 101814 1b936f f04e28 fffdf7',
    'sea cosmic rose stage: 1d3bcf 0a1450 1129a2 ffa0bb f7f1e5',
    'sunny fire stage: ffd038 15130a f29c14 2340c8 fffcec',
    'rose dream quiet: f8d9d5 2b0f24 f08ba1 b01450 fff7f3',
    'olive dream sea quiet: 0f5c49 05241c 0b4437 ffbda8 f7f0e1',
    'noir fire blood: 171717 070707 434040 ff5030 f4ede2',
    'cosmic quiet noir stage: 151c40 090d21 2e3d8e f9cd50 f3eede',
    'dream stage rose: 59298a 1e0c32 8049b4 ffd56e f9f0e4',
    'quiet dust olive: e9e4d4 1d2b24 719c7f c54a20 fffdf4',
    'dust rose fire: f2905f 2b120a d5632f 182a6b fff5e9',
    'sea sunny dream: 93cde8 0b2338 4fa0c9 c01f33 fffaf0',
    'blood: 2d0a0f 120305 86101e ff5452 f6e5da',
    'cosmic sea fire: 0c2e42 051621 1e6288 f4f062 f1f4ea',
    'noir dust quiet: d9d2c3 211d1a a89e8c 86190f fcf9f1',
    'sunny: d9e85e 14200b 9fb82e 3a1e8c fffdea',
    'blood noir cosmic: 101a17 060b0a 1f4a3e ff6a4d eaf3ec',
    'noir olive dust: 4a4436 1b1812 7a7059 ffc04a f7f1e2',
  ],
};

export const palettes: Record<Era, readonly Palette[]> = {
  deco: printed.deco.map(readPalette),
  'cut-paper': printed['cut-paper'].map(readPalette),
  earth: printed.earth.map(readPalette),
  neon: printed.neon.map(readPalette),
  steel: printed.steel.map(readPalette),
  teal: printed.teal.map(readPalette),
  'two-ink': printed['two-ink'].map(readPalette),
};

function readPalette(row: string): Palette {
  const [tones = '', inks = ''] = row.split(': ');
  const [ground = '000000', dark = ground, mid = ground, pop = ground, light = ground] = inks.split(' ');
  return {
    // The table above is written with nothing but tones before the colon.
    tones: tones.split(' ') as Tone[],
    inks: { ground: `#${ground}`, dark: `#${dark}`, mid: `#${mid}`, pop: `#${pop}`, light: `#${light}` },
  };
}
