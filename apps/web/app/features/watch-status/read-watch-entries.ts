/** Reads the films with a status from the answer. */
import { watchStatuses, type WatchStatus } from '@kinora/contracts/watch-status';
import { unexpectedAnswer } from '../../client/answers.ts';
import { readEntries, toKeptCard, type KeptCard } from '../kept-movie/read-kept-movies.ts';

export type WatchEntry = KeptCard & { status: WatchStatus };

export function readWatchEntries(answer: unknown): WatchEntry[] {
  return readEntries(answer, (fields) => {
    const status = watchStatuses.find((known) => known === fields['status']);
    if (status === undefined) throw unexpectedAnswer();
    return { ...toKeptCard(fields), status };
  });
}
