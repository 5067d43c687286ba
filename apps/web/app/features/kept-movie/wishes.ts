/** What the user wishes of films: shown at once, sent one call at a time for each film, and the last wish wins. */
export interface WishParts<State> {
  heldOf: (tmdbId: number) => State;
  show: (tmdbId: number, state: State) => void;
  /** Tells the user how it ended; true when the server now holds what was wanted. */
  send: (tmdbId: number, wanted: State, held: State) => Promise<boolean>;
  /** No call for this film is on its way any more. */
  settle: (tmdbId: number, isChanged: boolean) => void;
}

export interface Wishes<State> {
  wish: (tmdbId: number, wanted: State) => Promise<void>;
  isRunning: (tmdbId: number) => boolean;
}

interface Running<State> {
  wanted: State;
  /** What the server holds, as far as it said. */
  held: State;
  isChanged: boolean;
}

export function createWishes<State>({ heldOf, show, send, settle }: WishParts<State>): Wishes<State> {
  const running = new Map<number, Running<State>>();

  async function wish(tmdbId: number, wanted: State): Promise<void> {
    const held = heldOf(tmdbId);
    show(tmdbId, wanted);
    const current = running.get(tmdbId);
    if (current) {
      current.wanted = wanted;
      return;
    }
    const own = { wanted, held, isChanged: false };
    running.set(tmdbId, own);
    try {
      await sendUntilHeld(tmdbId, own);
    } finally {
      running.delete(tmdbId);
      show(tmdbId, own.held);
      settle(tmdbId, own.isChanged);
    }
  }

  /** A refusal ends it, unless something newer was wished meanwhile. */
  async function sendUntilHeld(tmdbId: number, own: Running<State>): Promise<void> {
    while (own.wanted !== own.held) {
      const { wanted } = own;
      // eslint-disable-next-line no-await-in-loop -- a later call must not overtake an earlier one
      if (await send(tmdbId, wanted, own.held)) Object.assign(own, { held: wanted, isChanged: true });
      else if (own.wanted === wanted) return;
    }
  }

  return { wish, isRunning: (tmdbId) => running.has(tmdbId) };
}
