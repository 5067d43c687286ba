/** The words and tables of `npm run eval:reczoo`. */
import { listLength, type ReczooReport } from './reczoo-measure.ts';
import type { ReczooRow } from './reczoo-table.ts';

export function describeReport({ counts, scores, ...spent }: ReczooReport): string {
  const { people, films, likes } = counts;
  const lines = [`${people} people, ${films} films, ${likes} likes`];
  if (scores) {
    lines.push(
      `Recall@${listLength} ${inFour(scores.recall)}`,
      `NDCG@${listLength}   ${inFour(scores.ndcg)}`,
    );
    lines.push(`over ${scores.people} people with test films${missing(scores.peopleWithoutList)}`);
  }
  const stages = spent.stages.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(', ');
  lines.push(`${spent.seconds.toFixed(1)} s (${stages}; ${spent.cpuSeconds.toFixed(1)} s of processor)`);
  lines.push(`${Math.round(spent.peakMemory)} MB of memory at most`);
  return lines.join('\n');
}

function inFour(value: number | undefined): string {
  return value === undefined ? 'cannot be said' : value.toFixed(4);
}

function missing(count: number): string {
  return count === 0 ? '' : `; ${count} of them are not in the train file and count as 0`;
}

export const tableHead = row(['algorithm', 'Recall@20', 'NDCG@20', 'seconds', 'processor', 'memory']);

export function describeRow({ algorithm, recall, ndcg, seconds, cpuSeconds, memory }: ReczooRow): string {
  return row([
    algorithm,
    recall.toFixed(4),
    ndcg.toFixed(4),
    `${seconds.toFixed(1)} s`,
    `${cpuSeconds.toFixed(1)} s`,
    `${Math.round(memory)} MB`,
  ]);
}

function row([first = '', ...rest]: readonly string[]): string {
  return [first.padEnd(12), ...rest.map((cell) => cell.padStart(10))].join('');
}
