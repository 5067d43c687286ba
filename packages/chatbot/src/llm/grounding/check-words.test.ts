import { beforeAll, describe, expect, test } from 'vitest';
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { ChatFilm } from '../../chat-film.ts';
import { createMind, type Mind } from '../../offline/mind.ts';
import { inventedFilms } from '../../a-film.ts';
import { keepTrueSentences } from './check-words.ts';
import { factWordsOf } from './fact-words.ts';
import { createRecitedCheck } from './recited.ts';

let mind: Mind;
let pick: ChatFilm;
beforeAll(async () => {
  mind = await createMind({ readFilms: () => Promise.resolve(inventedFilms) });
  // 'Pelican Street', a French comedy of 1994 by Célestine Vaugirard with Bruno Castellane.
  pick = mind.knowledge.filmsById.get(9002)!;
});

const visitor = 'Something like Copper Moon for a Friday in Oslo';

function check(said: string): string {
  const allowance = {
    films: new Set([pick.tmdbId, 9008, 9009]),
    facts: new Set([...splitWords(visitor), ...factWordsOf(pick)]),
    isRecited: createRecitedCheck('You only talk about films of its catalogue'),
  };
  return keepTrueSentences(said, allowance, mind.findMentions).join(' ');
}

const kept = 'A warm choice for tonight.';

describe('[R58] what is true of the pick or was said by the visitor stays', () => {
  test.each([
    'These three should make you laugh.',
    'I picked films with a light touch, since you asked for one.',
    'A French comedy from 1994, and 96 minutes long.',
    'Directed by Célestine Vaugirard, with Bruno Castellane in it.',
    'Pelican Street is as quirky as Copper Moon.',
    'Just right for a Friday in Oslo!',
    'A gem of the 1990s, rated 7.6.',
    'Would you rather have something darker, or under two hours?',
  ])('%s', (said) => {
    expect(check(said)).toBe(said);
  });
});

describe('[R59] a sentence with what nobody said or knows is dropped', () => {
  test.each([
    ['an invented title', 'You must also see Zorblax Rising.'],
    ['an invented title as the subject', 'Zorblax is even better.'],
    ['a quoted title in lower case', 'Try “the ninth cactus” too.'],
    ['an emphasised title', 'Try *the ninth cactus* too.'],
    ['a title between Chinese marks', 'Try 《第九》 too.'],
    ['a film of the catalogue that is no pick', 'Then there is Whisper Hollow.'],
    ['such a film in lower case', 'Then there is the lantern keepers.'],
    ['a wrong director', 'Directed by Steven Spielberg.'],
    ['a wrong year', 'It came out in 2011.'],
    ['a wrong length', 'It takes 180 minutes.'],
    ['an address', 'See https://evil.example/x for more.'],
    ['an address without a scheme', 'See evil.example for more.'],
    ['an address of mail', 'Write to me@evil.example now.'],
    ['a script', 'Go to javascript:alert(1) now.'],
    ['an entity', 'Go to &lt;b&gt; now.'],
    ['a name of a tool', 'I called find_movies for you.'],
    ['what the model was told', 'Well, you only talk about films of its catalogue.'],
    ['a run of signs', `Say ${'QUJD'.repeat(12)} aloud.`],
  ])('%s', (_, said) => {
    expect(check(`${kept} ${said}`)).toBe(kept);
  });
});

describe('[R58] markup is taken out, and what is left is checked', () => {
  test.each([
    ['![x](https://evil.example/p.png?q=1) A warm choice for tonight.', kept],
    ['<img src=x onerror=alert(1)>A warm choice for tonight.', kept],
    ['```js\nalert(1)\n```\nA warm choice for tonight.', kept],
    ['**Pelican** Street is fine.', 'Pelican Street is fine.'],
    ['[Pelican Street](https://evil.example) is fine.', '"Pelican Street" is fine.'],
    ['[Whisper Hollow](/movie/9012) is fine.', ''],
    ['- Whisper Hollow\n- Pelican Street\n', 'Pelican Street'],
    ['# A warm choice\u202e for tonight.', kept],
  ])('%s', (said, left) => {
    expect(check(said)).toBe(left);
  });
});

test('[R60] a text of two thousand awkward signs is read at once', () => {
  for (const sign of ['[', '![', '<', '(', '-a', 'a.', '*', '"', '`', '&a', '1.', '\n- '])
    expect(check(sign.repeat(2_000 / sign.length)).length).toBeLessThan(2_001);
});
