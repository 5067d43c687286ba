import { describe, expect, it } from 'vitest';
import { divideTitle, seriesOf } from './title-parts.ts';

function spoken(title: string): string {
  const { head, tail } = divideTitle(title);
  const lines = head.map(({ words, quiet }) => (quiet ? words.join(' ') : words.join(' ').toUpperCase()));
  return [lines.join(' / '), ...(tail === '' ? [] : [tail])].join(' // ');
}

describe('breaking a title by sense', () => {
  it.each([
    ['M', 'M'],
    ['The Lord of the Rings', 'the / LORD / of the / RINGS'],
    ['Gone with the Wind', 'GONE / with the / WIND'],
    ['Star Wars: Episode III - Revenge of the Sith', 'STAR WARS // Episode III - Revenge of the Sith'],
    ['The Godfather Part II', 'the / GODFATHER // Part II'],
    ['The Of', 'THE OF'],
    ['What We Came In', 'WHAT WE CAME IN'],
  ])('%s', (title, expected) => {
    expect(spoken(title).replace(/^The /u, 'the ')).toBe(expected);
  });
});

describe('the name of a series', () => {
  it.each([
    ['Toy Story', 'Toy Story 3'],
    ['The Godfather', 'The Godfather Part II'],
    ['Harry Potter and the Chamber of Secrets', 'Harry Potter and the Goblet of Fire'],
    ['Frozen', 'Frozen II'],
    ['The Terminator', 'Terminator 2: Judgment Day'],
    ['The Dark Knight', 'The Dark Knight Rises'],
  ])('%s and %s are siblings', (one, other) => {
    expect(seriesOf(one)).toBe(seriesOf(other));
  });

  it('tells strangers apart', () => {
    expect(seriesOf('Dawn of the Dead')).not.toBe(seriesOf('Dawn of the Planet of the Apes'));
  });
});
