import { describe, expect, it } from 'vitest';
import { foldNumerals } from './fold-numerals.ts';
import { foldSpellings } from './fold-spellings.ts';

describe('numbers in a title', () => {
  it.each([
    ['rocky ii', 'rocky 2'],
    ['rocky two', 'rocky 2'],
    ['star trek xiv', 'star trek 14'],
    ['saw x', 'saw 10'],
    ['twelve angry men', '12 angry men'],
    ['twenty one grams', '21 grams'],
    ['one hundred and one dalmatians', '101 dalmatians'],
    ['two hundred', '200'],
    ['twenty thousand leagues', '20000 leagues'],
    ['the fifth element', 'the 5th element'],
    ['friday the thirteenth', 'friday the 13th'],
    ['first second third', '1st 2nd 3rd'],
    ['i robot', 'i robot'],
    ['v for vendetta', 'v for vendetta'],
    ['x men', 'x men'],
    ['the mix', 'the mix'],
  ])('"%s" becomes "%s"', (text, folded) => {
    expect(foldNumerals(text.split(' ')).join(' ')).toBe(folded);
  });
});

describe('spellings that stand for each other', () => {
  it.each([
    ['batman v superman', 'batman versus superman'],
    ['batman vs superman', 'batman versus superman'],
    ['rocky v', 'rocky 5'],
    ['eight and a half', '8 1 2'],
    ['star wars episode v the empire', 'star wars episode 5 the empire'],
    ['dr strangelove', 'doctor strangelove'],
  ])('"%s" becomes "%s"', (text, folded) => {
    expect(foldSpellings(text.split(' ')).join(' ')).toBe(folded);
  });
});
