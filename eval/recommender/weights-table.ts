/** Prints what `weights.ts` measures. */
import type { Film } from '@kinora/catalogue/embedded/film';
import { rankBeside } from '@kinora/recommender/training/measures/ranking';
import type { Judgement } from './judgements.ts';
import { answerQuality, depth, mean, type Question } from './weights-questions.ts';
import type { Answer } from './weights-rivals.ts';

/** Questions that are asked of every row, by the head of their column. */
export type Columns = Readonly<Record<string, readonly Question[]>>;

/** Every question counts the same. */
export function microAverage(questions: readonly Question[], answer: Answer): number {
  return mean(questions.map((question) => answerQuality(question, answer(question))));
}

/** Every genre counts the same, by the first genre of the seed, so that dramas do not outvote westerns. */
export function macroAverage(questions: readonly Question[], answer: Answer, films: readonly Film[]): number {
  const byGenre = Map.groupBy(questions, ({ seed }) => films[seed]?.genres[0] ?? 0);
  return mean([...byGenre.values()].map((own) => microAverage(own, answer)));
}

/** How many of ten entries were judged poor, by seed. */
export function poorPicks(
  judgements: readonly Judgement[],
  questions: readonly Question[],
  answer: Answer,
): number {
  return mean(
    judgements.map(({ seed, picks }, at) => {
      const shown = new Set(rankBeside(seed, answer(questions[at]!), depth).films.subarray(0, depth));
      return picks.filter(({ film, grade }) => grade === 0 && shown.has(film)).length;
    }),
  );
}

const nameWidth = 34;
const width = 10;

export function printHead(name: string, columns: readonly string[]) {
  console.log(`\n${name.padEnd(nameWidth)}${columns.map((column) => column.padStart(width)).join('')}`);
}

export function printRow(name: string, figures: readonly number[]) {
  const cells = figures.map((figure) => figure.toFixed(3).replace(/^0/u, '').padStart(width));
  console.log(name.padEnd(nameWidth) + cells.join(''));
}
