/** What the links in mails may do once. Only a hash of them is stored. */
import type { Kysely } from 'kysely';
import { mailLinks as lifetimes } from '@kinora/contracts/limits';
import type { IdentityTables } from './identity-tables.ts';
import { randomToken, storedForm } from './random-token.ts';
import { isoTime } from './times.ts';

export type Purpose = IdentityTables['mail_links']['purpose'];

const livesFor: Record<Purpose, number> = {
  verify: lifetimes.verifyFor,
  'new-password': lifetimes.newPasswordFor,
};

export interface MailLinks {
  /** Resolves with the token of a new link, which voids the older one of this purpose. */
  make(userId: string, purpose: Purpose): Promise<string>;
  /** Whose link it is, undefined when it is not good now. It stays good. */
  findUser(token: string, purpose: Purpose): Promise<string | undefined>;
  /** Whose link it was. Of any number of parallel calls one gets an answer. */
  use(token: string, purpose: Purpose): Promise<string | undefined>;
  hasLive(userId: string, purpose: Purpose): Promise<boolean>;
  void(userId: string): Promise<void>;
}

export function createMailLinks(db: Kysely<IdentityTables>, now: () => number): MailLinks {
  return {
    make: async (userId, purpose) => {
      const token = randomToken();
      const link = { token_hash: storedForm(token), expires_at: isoTime(now() + livesFor[purpose]) };
      await db
        .insertInto('mail_links')
        .values({ user_id: userId, purpose, ...link })
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(link))
        .execute();
      return token;
    },
    findUser: async (token, purpose) => {
      const row = await db
        .selectFrom('mail_links')
        .select('user_id')
        .where('token_hash', '=', storedForm(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', isoTime(now()))
        .executeTakeFirst();
      return row?.user_id;
    },
    use: async (token, purpose) => {
      const row = await db
        .deleteFrom('mail_links')
        .where('token_hash', '=', storedForm(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', isoTime(now()))
        .returning('user_id')
        .executeTakeFirst();
      return row?.user_id;
    },
    hasLive: async (userId, purpose) => {
      const row = await db
        .selectFrom('mail_links')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', isoTime(now()))
        .executeTakeFirst();
      return row !== undefined;
    },
    void: async (userId) => {
      await db.deleteFrom('mail_links').where('user_id', '=', userId).execute();
    },
  };
}
