import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const tokens = readFileSync(join(app, 'styles/tokens.css'), 'utf8');

/** A colour of the tokens on paper and in the dark. */
function colourOf(name: string): { paper: string; dark: string } {
  const written = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(written);
  return { paper: both?.[1] ?? written, dark: both?.[2] ?? written };
}

/** Relative luminance, by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['paper', 'dark'] as const)('[R74] on %s', (appearance) => {
  const texts = ['ink', 'ink-mid', 'ink-soft', 'light', 'light-pale', 'bad', 'good'];

  test.each(texts)('%s reads on every ground', (text) => {
    for (const ground of ['ground', 'raised', 'raised-more']) {
      const found = contrast(colourOf(text)[appearance], colourOf(ground)[appearance]);
      expect({ ground, found }).toEqual({ ground, found: expect.toSatisfy((ratio: number) => ratio >= 4.5) });
    }
  });

  test.each(['lamp', 'lamp-pressed'])('what stands on the %s reads', (lamp) => {
    const found = contrast(colourOf('on-lamp')[appearance], colourOf(lamp)[appearance]);
    expect(found).toBeGreaterThanOrEqual(4.5);
  });
});

test("the browser's own bars have the colour of the ground", () => {
  const document = readFileSync(join(app, 'document/document.tsx'), 'utf8');
  const { paper, dark } = colourOf('ground');
  expect(document).toMatch(new RegExp(`data-appearance="light"\\s+content="${paper}"`));
  expect(document).toMatch(new RegExp(`data-appearance="dark"\\s+content="${dark}"`));
});

test('no colour is written outside the tokens', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx)$/.test(file))
    .filter((file) => !['styles/tokens.css', 'document/document.tsx'].includes(file));
  expect(files.length).toBeGreaterThan(100);
  const raw = /(?<!&|url\(|href="|%)#(?:[0-9a-f]{3}){1,2}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
  expect(files.filter((file) => raw.test(readFileSync(join(app, file), 'utf8')))).toEqual([]);
});
