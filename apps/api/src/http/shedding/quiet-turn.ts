/** Lets the event loop do everything that is quickly done before it begins what takes long. */
import type { FastifyInstance } from 'fastify';

export interface QuietTurns {
  noteArrival: () => void;
  /** Calls back after a turn of the event loop in which nothing arrived, or after so many that something has to. */
  afterArrivals: (begin: () => void) => void;
}

/**
 * The event loop takes in one new connection a turn. With something long in every turn a crowd would wait for minutes
 * at the door; a turn without it takes some microseconds.
 */
const mostTurns = 16;

export function countArrivals(): QuietTurns {
  let arrived = 0;

  function waitTurn(turns: number, seen: number, begin: () => void): void {
    setImmediate(() => {
      if (arrived === seen || turns >= mostTurns) begin();
      else waitTurn(turns + 1, arrived, begin);
    });
  }

  return {
    noteArrival: () => {
      arrived += 1;
    },
    afterArrivals: (begin) => waitTurn(1, -1, begin),
  };
}

/** Connections count as well as their requests. */
export function watchArrivals(app: FastifyInstance): QuietTurns {
  const turns = countArrivals();
  app.server.on('connection', turns.noteArrival);
  return turns;
}
