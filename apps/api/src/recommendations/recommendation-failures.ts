import { Failure } from '@kinora/contracts/failure';

export function tooSlow(): Failure {
  return new Failure('recommendations-slow', 'The recommendations did not come in time.');
}

export function down(cause: unknown): Failure {
  return new Failure('recommendations-down', 'There are no recommendations at the moment.', { cause });
}
