import { describe, expect, it } from 'vitest';
import { splitWords } from './fold-text.ts';

describe('the words of a text', () => {
  it.each([
    ['Amélie', 'amelie'],
    ['SMÖRGÅSBORD Œuvre Łódź', 'smorgasbord oeuvre lodz'],
    ["Ocean's Eleven", 'oceans eleven'],
    ['Ocean’s Eleven', 'oceans eleven'],
    ["Anatomie d'une chute", 'anatomie d une chute'],
    ['WALL·E', 'wall e'],
    ['Spider-Man: No Way Home', 'spider man no way home'],
    ['Mr. & Mrs. Smith', 'mr and mrs smith'],
    ['Romeo + Juliet', 'romeo and juliet'],
    ['E.T. the Extra-Terrestrial', 'et the extra terrestrial'],
    ['S.W.A.T.', 'swat'],
    ['Naked Gun 33⅓', 'naked gun 33 1 3'],
    ['Alien³', 'alien 3'],
    ['20,000 Leagues', '20000 leagues'],
    ['Ri¢hie Ri¢h', 'richie rich'],
    ['[REC]', 'rec'],
    ['Броненосец «Потёмкин»', 'броненосец потемкин'],
    ['七人の侍', '七 人 の 侍'],
    ['ゴジラ', 'こ\u3099 し\u3099 ら'],
    ['शोले', 'शोले'],
    ['بچه\u200cهای', 'بچههای'],
    ['\u202bHeat\u202c Da\u00adte\ufeff', 'heat date'],
    ['  ', ''],
    ['?!', '?!'],
  ])('of "%s" are "%s"', (text, words) => {
    expect(splitWords(text).join(' ')).toBe(words.normalize('NFKD'));
  });

  it('take no long time to find in a text of one sign', () => {
    for (const sign of ['a', '.', "'", 'i.', '1,', '\u0301', '人', '$']) {
      const start = performance.now();
      splitWords(sign.repeat(20_000));
      expect(performance.now() - start).toBeLessThan(500);
    }
  });
});
