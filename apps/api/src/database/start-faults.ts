/** Why the rows could not be opened, in one line for the operator. */

/** The storage does not keep what Kinora promises of it. */
export class UnsafeStorage extends Error {}

/** The database was written by a newer version of Kinora. */
export class NewerSchema extends Error {}

/** There is no way to the rows: no permission, no server, no such database. */
export class UnreachableStorage extends Error {}

export function isStorageStartFault(thrown: unknown): thrown is Error {
  return [UnsafeStorage, NewerSchema, UnreachableStorage].some((kind) => thrown instanceof kind);
}
