import { Failure, type FailureCode } from '@kinora/contracts/failure';

/** A failure whose answer carries headers of its own. */
export class FailureWithHeaders extends Failure {
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: FailureCode, message: string, headers: Record<string, string>) {
    super(code, message);
    this.headers = headers;
  }
}
