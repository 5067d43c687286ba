import { Failure } from '@kinora/contracts/failure';

export function refuseUnknownCall(): never {
  throw new Failure('not-found', 'There is no such call.');
}
