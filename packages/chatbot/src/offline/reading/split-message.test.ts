import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMessage } from './split-message.ts';

function foldedOf(message: string): string {
  return splitMessage(message)
    .map(({ folded }) => folded)
    .join(' ');
}

function textsOf(message: string, field: 'isQuoted' | 'startsClause' | 'isCapitalised'): string[] {
  return splitMessage(message)
    .filter((word) => word[field])
    .map(({ text }) => text);
}

describe('the words of a message', () => {
  it.each([
    ["Nolan's best, Ocean’s Eleven", 'nolans best oceans eleven'],
    ['rock-n-roll & Lilo+Stitch', 'rock n roll and lilo and stitch'],
    ['18+ films & more &', '18 films and more'],
    ['20,000 Leagues, rated 7.5', '20000 leagues rated 7 5'],
    ['E.T. and S.W.A.T', 'et and swat'],
    ['Alien³ [REC] #Alive', 'alien 3 rec alive'],
    ['Anatomie d’une chute', 'anatomie d une chute'],
    ['heat\u200b\u202e 😀 ... ?! - x', 'heat x'],
    ['七人の侍', '七 人 の 侍'],
    ['فیلم خوب', 'فیلم خوب'],
    ['\u{1d407}\u{1d41e}\u{1d41a}\u{1d42d}', 'heat'],
    ['👨‍👩‍👧 🏳️‍🌈 !!! —', ''],
    ['', ''],
  ])('[AP-12] of "%s" are "%s"', (message, folded) => {
    expect(foldedOf(message)).toBe(folded);
  });

  it.each([
    ['like "Blade Runner" please', 'Blade Runner'],
    ['like “Heat” and „Ronin“ and «Diva»', 'Heat Ronin Diva'],
    ["like 'Ocean's Eleven' please", "Ocean's Eleven"],
    ['like ‘Heat’, *Ronin* or `Diva`', 'Heat Ronin Diva'],
    ['『羅生門』 please', '羅生門 羅生門 羅生門'],
    ["it's the boys' night, 'tis late", ''],
    ['an unclosed "Heat', ''],
  ])('[AP-12] of %s the quoted ones are "%s"', (message, quoted) => {
    expect(textsOf(message, 'isQuoted').join(' ')).toBe(quoted);
  });

  it.each([
    ['Heat, please. Or a comedy (new) - fine', 'Heat please Or new fine'],
    ['Dr. Strangelove vs. Samuel L. Jackson', 'Dr'],
    ['above 7.5 and 20,000 Leagues', 'above'],
    ['first line\nsecond line 😀 third', 'first second third'],
    ['a comedy/drama or rom-com', 'a'],
  ])('[AP-12] of "%s" these begin a clause: %s', (message, starts) => {
    expect(textsOf(message, 'startsClause').join(' ')).toBe(starts);
  });

  it('[AP-12] remember their place, their capitals and the marks before them', () => {
    const message = '  Like “Spider-Man”!';
    const words = splitMessage(message);
    expect(words.map(({ start, end }) => message.slice(start, end))).toEqual(['Like', 'Spider', 'Man']);
    expect(words.map(({ marks }) => marks)).toEqual(['', '“', '-']);
    expect(textsOf('I saw Élite and 2012', 'isCapitalised')).toEqual(['I', 'Élite']);
  });

  it('[R58] stand in order and inside the message, whatever it is', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 80 }), (message) => {
        let end = 0;
        for (const word of splitMessage(message)) {
          expect(word.folded).not.toBe('');
          expect(word.start >= end || word.end === end).toBe(true);
          expect(word.end).toBeLessThanOrEqual(message.length);
          end = word.end;
        }
      }),
      { numRuns: 50 },
    );
  });
});
