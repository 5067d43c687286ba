/**
 * What is given up when more is asked than can be done: first what a page is whole without, then pages that would have
 * to be made, then everything that is read, and what visitors change or who they are only when nothing else is left.
 * Health and files never.
 */
import { createWaitingLine } from '@kinora/outbound/waiting-line';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../in-process.ts';
import type { Observer, RequestKind } from '../observer.ts';
import { watchEventLoop } from './event-loop.ts';
import { fullLoad, type LoadFigures, loadOf } from './load.ts';
import { watchArrivals } from './quiet-turn.ts';
import { requestKind } from './request-kind.ts';
import { tooBusy } from './too-busy.ts';

/** The load from which a kind of request is given up. A page is one that is kept; none is made from 1 on. */
const givenUpFrom: Readonly<Record<RequestKind, number>> = {
  chat: 0.5,
  suggestion: 0.5,
  page: 2,
  read: 2,
  write: 6,
  session: 6,
  health: Number.POSITIVE_INFINITY,
  file: Number.POSITIVE_INFINITY,
};

/** So many may wait for the film database; the processor is theirs one after the other. */
const pagesAtOnce = 64;
const pagesWaiting = 500;

export interface Shedding {
  /** Makes a page in its turn. Rejects with the failure `too-busy` where its turn would come too late. */
  makePage: <Page>(make: () => Promise<Page>) => Promise<Page>;
}

export interface SheddingParts {
  observer: Observer;
  requestsUnderWay: () => number;
  /** Stands in for what is measured. */
  figures?: (() => LoadFigures) | undefined;
}

export function registerShedding(app: FastifyInstance, parts: SheddingParts): Shedding {
  const { observer, requestsUnderWay } = parts;
  // Where the load is said it is not to be found out by waiting.
  const patience = parts.figures ? 60_000 : fullLoad.pageWait;
  const arrivals = watchArrivals(app);
  const pages = createWaitingLine({
    running: pagesAtOnce,
    waiting: pagesWaiting,
    longestExpectedWait: patience,
    // Who was let in is not sent away for the pace having become a little slower.
    longestWait: patience * 2.5,
    refuse: () => giveUp('page'),
    // One after the other, so that whatever else is ready waits for one page at most.
    spaceOut: arrivals.afterArrivals,
  });
  const loop = watchEventLoop();
  app.addHook('onClose', async () => loop.stop());
  const load = () => loadOf((parts.figures ?? measure)());

  function giveUp(kind: RequestKind): Error {
    observer.requestShed(kind);
    return tooBusy();
  }

  function measure(): LoadFigures {
    return {
      lag: loop.lag(),
      begun: loop.begun(),
      pageWait: pages.expectedWait(),
      underWay: requestsUnderWay(),
    };
  }

  app.addHook('onRequest', (request, _reply, done) => {
    // What the server asks itself belongs to a page that was let in.
    if (isInProcess(request)) return done();
    const kind = requestKind(request.method, request.raw.url ?? '/');
    loop.noteRequest();
    arrivals.noteArrival();
    if (load() >= givenUpFrom[kind]) return done(giveUp(kind));
    done();
  });

  observer.watch('pages_waiting', 'Pages that wait to be made.', () => pages.waiting);
  observer.watch('load', 'How loaded the process is; at 1 no page is made.', load);
  return {
    async makePage(make) {
      if (load() >= 1) throw giveUp('page');
      return pages.run(make);
    },
  };
}
