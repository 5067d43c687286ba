/** Lets some work go on at once, some wait in line for a short time, and turns the rest away at once. */

export interface WaitingLineParts {
  /** How much goes on at once. */
  running: number;
  /** How much waits at most. */
  waiting: number;
  /** Milliseconds. Who waited so long is turned away. */
  longestWait: number;
  /** Milliseconds. Who would wait longer, by the pace of late, is turned away on arrival; `longestWait` unless said. */
  longestExpectedWait?: number;
  /** What those are told who are turned away. */
  refuse: () => Error;
  /** Calls back when the next piece of work may begin; without it they may begin all at once. */
  spaceOut?: (begin: () => void) => void;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

export interface WaitingLine {
  /** Does the work in its turn. Rejects with what `refuse` gives, or with what the work rejected with. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves in its turn with a function that is to be called, once, when the work is over. */
  enter(): Promise<() => void>;
  /** Milliseconds that somebody who came now would wait. */
  expectedWait(): number;
  readonly running: number;
  readonly waiting: number;
}

interface Waiting {
  since: number;
  admit: () => void;
  turnAway: () => void;
}

export function createWaitingLine(parts: WaitingLineParts): WaitingLine {
  const { longestWait, longestExpectedWait = longestWait, spaceOut } = parts;
  const { now = () => performance.now() } = parts;
  const line: Waiting[] = [];
  const pace = createPace();
  let running = 0;
  let isSpacing = false;
  let timer: NodeJS.Timeout | undefined;

  function expectedWait(): number {
    const [oldest] = line;
    return oldest ? Math.max(pace.between * line.length, now() - oldest.since) : 0;
  }

  async function enter(): Promise<() => void> {
    if (line.length === 0 && mayBegin()) begin();
    else await waitInLine();
    return leave;
  }

  function mayBegin(): boolean {
    return running < parts.running && !isSpacing;
  }

  function begin(): void {
    running += 1;
    if (!spaceOut) return;
    isSpacing = true;
    spaceOut(() => {
      isSpacing = false;
      admitNext();
    });
  }

  function waitInLine(): Promise<void> {
    const isFull = line.length >= parts.waiting || expectedWait() >= longestExpectedWait;
    if (isFull) throw parts.refuse();
    return new Promise((resolve, reject) => {
      line.push({ since: now(), admit: resolve, turnAway: () => reject(parts.refuse()) });
      if (line.length === 1) watchOldest();
    });
  }

  function leave(): void {
    running -= 1;
    admitNext();
  }

  function admitNext(): void {
    for (let next = line[0]; next && mayBegin(); next = line[0]) {
      line.shift();
      pace.note(now());
      begin();
      next.admit();
    }
    if (line.length === 0) pace.pause();
    watchOldest();
  }

  function watchOldest(): void {
    clearTimeout(timer);
    const [oldest] = line;
    timer = oldest && setTimeout(turnAwayLate, Math.max(1, oldest.since + longestWait - now()));
  }

  function turnAwayLate(): void {
    while (line[0] && now() - line[0].since >= longestWait) line.shift()?.turnAway();
    watchOldest();
  }

  return {
    async run(work) {
      const leaveAfter = await enter();
      try {
        return await work();
      } finally {
        leaveAfter();
      }
    },
    enter,
    expectedWait,
    get running() {
      return running;
    },
    get waiting() {
      return line.length;
    },
  };
}

/** The share of the latest turn in the pace. */
const freshness = 0.1;

/** How long it takes from one turn to the next, as long as somebody waits. */
function createPace() {
  let latest: number | undefined;
  return {
    /** Milliseconds; 0 until it is known. */
    between: 0,
    note(turn: number): void {
      if (latest !== undefined) {
        const took = turn - latest;
        this.between = this.between === 0 ? took : this.between + (took - this.between) * freshness;
      }
      latest = turn;
    },
    pause(): void {
      latest = undefined;
    },
  };
}
