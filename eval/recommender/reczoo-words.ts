/** What `npm run eval:reczoo` is told. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ReczooAlgorithm, reczooAlgorithms } from './reczoo-algorithms.ts';
import { ReczooFault } from './reczoo-fault.ts';

export interface ReczooWords {
  /** Absolute paths. */
  train: string;
  test: string | undefined;
  out: string | undefined;
  algorithm: ReczooAlgorithm;
  /** Compare all algorithms on held-out likes of the train file. */
  isValidation: boolean;
  /** What part of each person's likes a validation holds out, and which. */
  share: number;
  seed: number;
}

export const usage = `Usage: npm run eval:reczoo -- --train FILE [--test FILE] [--out FILE] [--algorithm NAME]
       npm run eval:reczoo -- --train FILE --validate [--share 0.2] [--seed 1]

Trains on the likes of FILE (a person a line: the person's number, then the numbers of films, between spaces).
  --test FILE       prints Recall@20 and NDCG@20 of everyone's 20 best films
  --out FILE        writes them: the person's number, then the films, best first
  --algorithm NAME  ${reczooAlgorithms.join(', ')} (the default is ours)
  --validate        holds out part of each person's likes and compares all algorithms on them`;

const options = {
  train: { type: 'string' },
  test: { type: 'string' },
  out: { type: 'string' },
  algorithm: { type: 'string', default: 'ours' },
  validate: { type: 'boolean', default: false },
  share: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Throws a `ReczooFault` that ends with the usage. Paths start at the folder in which npm was called. */
export function readWords(
  words: readonly string[],
  folder = process.env.INIT_CWD ?? process.cwd(),
): ReczooWords {
  const values = parse(words);
  const at = (file: string) => resolve(folder, file);
  if (!values.train) throw wrong('--train FILE is missing.');
  if (values.test === '' || values.out === '') throw wrong('A file name is empty.');
  const algorithm = reczooAlgorithms.find((name) => name === values.algorithm);
  if (!algorithm) throw wrong(`There is no algorithm "${values.algorithm}".`);
  if (values.validate && (values.test ?? values.out) !== undefined)
    throw wrong('--validate makes its own test part and writes no lists: leave out --test and --out.');
  if (!values.validate && (values.share ?? values.seed) !== undefined)
    throw wrong('--share and --seed belong to --validate.');
  return {
    train: at(values.train),
    test: values.test === undefined ? undefined : at(values.test),
    out: values.out === undefined ? undefined : at(values.out),
    algorithm,
    isValidation: values.validate,
    share: readNumber('--share', values.share ?? '0.2', (share) => share > 0 && share < 1),
    seed: readNumber('--seed', values.seed ?? '1', Number.isSafeInteger),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (thrown) {
    throw wrong(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function readNumber(name: string, word: string, isRight: (value: number) => boolean): number {
  const value = Number(word);
  if (word.trim() === '' || !isRight(value)) throw wrong(`${name} cannot be "${word}".`);
  return value;
}

function wrong(message: string): ReczooFault {
  return new ReczooFault(`${message}\n\n${usage}`);
}
