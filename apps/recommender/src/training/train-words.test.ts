import { expect, test } from 'vitest';
import { readTrainWords, WordsFault } from './train-words.ts';

test('[AP-16] the command knows its options', () => {
  expect(readTrainWords([])).toEqual({ help: false, everyFilm: false });
  expect(readTrainWords(['--movielens', '/ml', '--every-film', '--out=/model'])).toEqual({
    help: false,
    everyFilm: true,
    movielens: '/ml',
    out: '/model',
  });
});

test.each([[['--fast']], [['file']], [['--out']], [['--movielens', 'a', '--interactions', 'b']]])(
  '[AP-16] %j makes no sense to it',
  (words) => {
    expect(() => readTrainWords(words)).toThrow(WordsFault);
  },
);
