/** Whether rows can be written at the moment. */

export interface HealthQuestions {
  /** Rejects when something is wrong; asked while nothing is known to be. */
  whileWell(): Promise<void>;
  /** Writes something and resolves once it is safe; asked after a fault. */
  afterFault(): Promise<void>;
}

const askedAtMostEvery = 1_000;
const answeredWithin = 2_000;

export class StorageHealth {
  readonly #questions: HealthQuestions;
  readonly #now: () => number;
  #isWell = true;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking = Promise.resolve();

  constructor(questions: HealthQuestions, now: () => number = () => performance.now()) {
    this.#questions = questions;
    this.#now = now;
  }

  noteFault(): void {
    this.#isWell = false;
  }

  async isWell(): Promise<boolean> {
    if (this.#now() - this.#askedAt >= askedAtMostEvery) {
      this.#askedAt = this.#now();
      this.#asking = this.#ask();
    }
    await this.#asking;
    return this.#isWell;
  }

  async #ask(): Promise<void> {
    const hadFault = !this.#isWell;
    try {
      await inTime(hadFault ? this.#questions.afterFault() : this.#questions.whileWell());
      // An answer from before a fault says nothing about the time after it.
      if (hadFault) this.#isWell = true;
    } catch {
      // The fault itself was thrown, or will be, at whoever needs the rows.
      this.#isWell = false;
    }
  }
}

function inTime(work: Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), answeredWithin);
  work.then(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}
