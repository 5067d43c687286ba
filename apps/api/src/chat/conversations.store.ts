/** Conversations by an id that only their visitor holds: the rows have its hash, so nobody who reads them can go on. */
import type { Conversation } from '@kinora/chatbot/conversation';
import { chat } from '@kinora/contracts/limits';
import { storedForm } from '@kinora/identity/random-token';
import type { Kysely } from 'kysely';
import { insertForUser } from '../database/missing-reference.ts';
import type { Tables } from '../database/schema.ts';
import { joinConversations, readState, writeState } from './conversation-state.ts';

export interface KnownConversation {
  conversation: Conversation;
  version: number;
}

export interface KeptConversation {
  id: string;
  conversation: Conversation;
  /** Of the conversation that this one goes on from; undefined for a new one. */
  version: number | undefined;
  /** Undefined where nobody is signed in. An anonymous conversation becomes the user's by it. */
  userId: string | undefined;
}

export interface ConversationsStore {
  /**
   * Undefined for an id that is unknown, has expired or belongs to another user, and for a state that cannot be read.
   * A conversation in which a user took part goes on for that user alone; an anonymous one for whoever has its id.
   */
  find: (id: string, userId: string | undefined) => Promise<KnownConversation | undefined>;

  /** Of two at once the later one takes in what the earlier said and showed. */
  keep: (kept: KeptConversation) => Promise<void>;
}

/** How many expired rows go with each conversation that begins. */
const mostForgottenAtOnce = 100;
/** Who loses so often in a row has company that writes without end. */
const mostTries = 5;

export function createConversationsStore(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): ConversationsStore {
  const time = (later = 0) => new Date(now() + later).toISOString();

  async function find(id: string, userId: string | undefined): Promise<KnownConversation | undefined> {
    const row = await db
      .selectFrom('conversations')
      .select(['state', 'version', 'user_id'])
      .where('id_hash', '=', storedForm(id))
      .where('expires_at', '>', time())
      .executeTakeFirst();
    if (!row || (row.user_id !== null && row.user_id !== userId)) return undefined;
    const conversation = readState(row.state);
    return conversation && { conversation, version: row.version };
  }

  async function begin(id: string, state: string, userId: string | undefined): Promise<void> {
    await forgetExpired();
    const row = { id_hash: storedForm(id), user_id: userId ?? null, state, version: 1 };
    const times = { begun_at: time(), updated_at: time(), expires_at: time(chat.idleFor) };
    await insertForUser(() =>
      db
        .insertInto('conversations')
        .values({ ...row, ...times })
        .execute(),
    );
  }

  /** False where somebody else wrote since that version. */
  async function goOn(
    id: string,
    state: string,
    { version, userId }: { version: number; userId: string | undefined },
  ): Promise<boolean> {
    const { numUpdatedRows } = await insertForUser(() =>
      db
        .updateTable('conversations')
        .set({
          state,
          version: version + 1,
          updated_at: time(),
          expires_at: time(chat.idleFor),
          ...(userId !== undefined && { user_id: userId }),
        })
        .where('id_hash', '=', storedForm(id))
        .where('version', '=', version)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n;
  }

  async function keep({ id, conversation, version, userId }: KeptConversation): Promise<void> {
    let known = version === undefined ? undefined : { conversation, version };
    for (let tries = 0; tries < mostTries; tries += 1) {
      const state = writeState(known?.conversation ?? conversation);
      if (state === undefined) return;
      if (known === undefined) return begin(id, state, userId);
      if (await goOn(id, state, { version: known.version, userId })) return;
      const newer = await find(id, userId);
      // It was forgotten meanwhile, or has become another user's.
      if (newer === undefined) return;
      known = {
        version: newer.version,
        conversation: joinConversations(newer.conversation, conversation),
      };
    }
  }

  async function forgetExpired(): Promise<void> {
    await db
      .deleteFrom('conversations')
      .where('id_hash', 'in', (rows) =>
        rows
          .selectFrom('conversations')
          .select('id_hash')
          .where('expires_at', '<=', time())
          .limit(mostForgottenAtOnce),
      )
      .execute();
  }

  return { find, keep };
}
