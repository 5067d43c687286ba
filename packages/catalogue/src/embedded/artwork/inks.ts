/** Five inks on one poster, and which of them can be read on which. */

export interface Inks {
  ground: string;
  dark: string;
  mid: string;
  pop: string;
  light: string;
}

export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The first that stands out well enough, or else the one that stands out most. */
export function seenOn(ground: string, candidates: readonly [string, ...string[]], wanted = 2.4): string {
  const seen = candidates.find((ink) => contrast(ink, ground) >= wanted);
  return seen ?? candidates.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0] ?? candidates[0];
}

/** The ink for words; `loud` asks for the accent where it can be read. */
export function readableOn(under: string, { pop, light, dark, ground }: Inks, loud: boolean): string {
  const first = loud && contrast(pop, under) >= 4.5 ? pop : light;
  return seenOn(under, [first, light, dark, ground], 4.5);
}

export function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  return `#${from.map((value, index) => hex(value + ((to[index] ?? value) - value) * share)).join('')}`;
}

/** The same inks by night, for a picture that light letters will stand on. */
export function dim(inks: Inks): Inks {
  const isDark = luminance(inks.ground) < 0.07;
  return {
    ground: isDark ? inks.ground : mix(inks.dark, inks.mid, 0.24),
    dark: isDark ? inks.dark : mix(inks.dark, '#000000', 0.35),
    mid: isDark ? inks.mid : mix(inks.dark, inks.mid, 0.6),
    pop: luminance(inks.pop) > luminance(inks.ground) || isDark ? inks.pop : inks.ground,
    light: mix(inks.light, inks.dark, 0.08),
  };
}

export function luminance(ink: string): number {
  const [red = 0, green = 0, blue = 0] = channels(ink).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(ink: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(ink.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
