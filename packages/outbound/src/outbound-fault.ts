/**
 * - `unreachable`: no connection, or it ended before an answer began
 * - `slow`: not answered in time
 * - `failing`: the other side says that it fails (5xx)
 * - `broken`: an answer that nobody can use
 * - `strange`: a good answer to another question; the next question may be answered well
 * - `unauthorised`: the other side does not take our key
 * - `limited`: the other side was asked too often and says so
 * - `paused`, `resting`, `crowded`: not sent, for the other side asked for a pause, failed several times in a row, or
 *   too many questions wait for it
 */
export type FaultKind =
  | 'unreachable'
  | 'slow'
  | 'failing'
  | 'broken'
  | 'strange'
  | 'unauthorised'
  | 'limited'
  | 'paused'
  | 'resting'
  | 'crowded';

/**
 * Why another server did not answer well. It has no cause: what the HTTP client throws may know the request with its
 * headers, and so a key.
 */
export class OutboundFault extends Error {
  readonly kind: FaultKind;
  /** Milliseconds after which it may be tried once more, where that may help. */
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, message: string, retryAfter?: number) {
    super(message);
    this.name = 'OutboundFault';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
