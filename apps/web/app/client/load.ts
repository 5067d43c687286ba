/** What every loader does around its reading: the page number from the address, and failures with their status. */
import { paging } from '@kinora/contracts/limits';
import { data, redirect } from 'react-router';
import { CallError } from './call.ts';

export interface LoadFailure {
  message: string;
}

/** Waits for a reading; what fails becomes an error page with the status of the failed call. */
export async function loadOrFail<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (cause) {
    throw failureOf(cause);
  }
}

/** The failure as an answer: never 401 or another status that speaks of the visitor when the trouble is ours. */
export function failureOf(cause: unknown) {
  return data<LoadFailure>({ message: messageOf(cause) }, { status: statusOf(cause) });
}

/** What a visitor may read of a failure: a refused call says why, a bug says nothing of itself. */
export function messageOf(cause: unknown): string {
  return cause instanceof CallError ? cause.message : 'Something went wrong on our side.';
}

export function statusOf(cause: unknown): number {
  if (!(cause instanceof CallError)) return 500;
  return cause.status >= 400 ? cause.status : 503;
}

/** `?page=` as a number. An address with a page that cannot be leads to the same address without it. */
export function pageOf(request: Request): number {
  const url = new URL(request.url);
  const written = url.searchParams.get('page');
  if (written === null) return paging.firstPage;
  const page = /^[1-9]\d{0,2}$/.test(written) ? Number(written) : Number.NaN;
  if (page >= paging.firstPage && page <= paging.lastPage) return page;
  throw redirect(url.pathname, 302);
}

/** A number from the path, for instance a film's id; not found where it is none. */
export function idOf(written: string | undefined): number {
  if (written === undefined || !/^[1-9]\d{0,8}$/.test(written)) throw notFound();
  return Number(written);
}

export function notFound() {
  return data<LoadFailure>({ message: 'Not found' }, { status: 404 });
}
