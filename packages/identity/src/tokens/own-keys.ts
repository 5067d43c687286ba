/** The public halves of our signing keys, from the database. */
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../identity-tables.ts';
import { isoTime, readTime } from '../times.ts';
import { keyKeptFor, tokenAlgorithm } from './token-form.ts';

export type PublicKey = JWK & { kid: string };

export interface OwnKeys {
  /** Every key whose tokens may still be around. */
  list(): Promise<PublicKey[]>;
  find(kid: string): Promise<PublicKey | undefined>;
  /** None of them signs any more. */
  retireAll(): Promise<void>;
}

const keyId = /^[\w-]{1,64}$/;

export function createOwnKeys(db: Kysely<IdentityTables>, now: () => number): OwnKeys {
  const rows = db.selectFrom('signing_keys').select(['id', 'public_key', 'expires_at']);
  const read = new Map<string, { text: string; key: PublicKey }>();
  const isServed = ({ expires_at }: KeyRow) =>
    expires_at === null || readTime(expires_at) + keyKeptFor > now();
  return {
    list: async () => (await rows.orderBy('created_at', 'desc').execute()).filter(isServed).map(readKey),
    find: async (kid) => {
      if (!keyId.test(kid)) return undefined;
      const row = await rows.where('id', '=', kid).executeTakeFirst();
      if (!row || !isServed(row)) return undefined;
      // The same object each time: jose keeps what it made of it.
      if (read.get(kid)?.text !== row.public_key) read.set(kid, { text: row.public_key, key: readKey(row) });
      return read.get(kid)?.key;
    },
    retireAll: async () => {
      const time = isoTime(now());
      await db
        .updateTable('signing_keys')
        .set({ expires_at: time })
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', time)]))
        .execute();
    },
  };
}

type KeyRow = Pick<IdentityTables['signing_keys'], 'id' | 'public_key' | 'expires_at'>;

function readKey({ id, public_key }: KeyRow): PublicKey {
  // Our own row, written by the half of Better Auth that makes keys.
  const key = JSON.parse(public_key) as JWK;
  return { ...key, kid: id, alg: tokenAlgorithm, use: 'sig' };
}
