/** What every loader does around its reading: the page number from the address, and failures with their status. */
import { paging } from '@kinora/contracts/limits';
import { data, redirect } from 'react-router';
import { CallError } from './call.ts';

export interface LoadFailure {
  message: string;
}

/** Waits for a reading; a failed call becomes an error page with its status, a bug stays what it is. */
export async function loadOrFail<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (cause) {
    throw cause instanceof CallError ? failureOf(cause) : cause;
  }
}

export function failureOf(cause: CallError) {
  return data<LoadFailure>({ message: cause.message }, { status: statusOf(cause) });
}

/** 503 where no answer came at all. */
export function statusOf(cause: CallError): number {
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
