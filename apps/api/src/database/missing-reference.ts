/** Inserts that name a row which is not there. */
import { Failure } from '@kinora/contracts/failure';

const sqliteForeignKey = 787;
const postgresForeignKey = '23503';

/** True when the database refused an insert because a row that it names is gone or was never there. */
export function isMissingReference(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('errcode' in thrown) return thrown.errcode === sqliteForeignKey;
  return 'code' in thrown && thrown.code === postgresForeignKey;
}

/** Runs the insert of a row that only names its user and a film. Films stay; an account may go at any moment. */
export async function insertForUser<Result>(insert: () => Promise<Result>): Promise<Result> {
  try {
    return await insert();
  } catch (thrown) {
    if (!isMissingReference(thrown)) throw thrown;
    throw new Failure('not-signed-in', 'This account does not exist any more.', { cause: thrown });
  }
}
