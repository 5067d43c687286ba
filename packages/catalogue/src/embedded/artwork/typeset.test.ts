import { describe, expect, it } from 'vitest';
import { setTitle, type TitleWish } from './typeset.ts';

function aWish(overrides: Partial<TitleWish> = {}): TitleWish {
  return {
    title: 'A Quiet Harbour',
    type: { face: 'anton' },
    caps: true,
    shape: 'even',
    align: 'centre',
    width: 340,
    height: 180,
    serif: false,
    ...overrides,
  };
}

describe('setting a title', () => {
  it.each([
    'M',
    'A Quiet Harbour',
    'The Lord of the Rings: The Two Towers',
    'W'.repeat(90),
    'word '.repeat(18),
  ])('never makes it taller than the box: %s', (title) => {
    expect(setTitle(aWish({ title })).height).toBeLessThanOrEqual(180.5);
  });

  it('makes letters larger where there are fewer', () => {
    expect(setTitle(aWish({ title: 'M' })).size).toBeGreaterThan(
      setTitle(aWish({ title: 'Metropolis' })).size,
    );
  });

  it('travels as outlines where a face has the letters', () => {
    expect(setTitle(aWish({ title: 'Łódź żółć 33⅓' })).svg).not.toContain('<text');
  });

  it('gives up outlines as a whole where one character is missing', () => {
    const { svg } = setTitle(aWish({ title: 'Stalker (Сталкер)' }));
    expect(svg).toContain('<text');
    expect(svg).not.toContain('<path');
  });
});
