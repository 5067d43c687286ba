/** How many messages a network and an account may send in a minute, counted in the database for all processes. */
import { openOnce } from '@kinora/chatbot/open-once';
import { chat } from '@kinora/contracts/limits';
import { FailureWithHeaders } from '@kinora/identity/failure-with-headers';
import { openSecret, type Secret } from '@kinora/identity/secret';
import { Attempts, type Limit } from '@kinora/identity/throttles/attempts';
import { networkOf } from '@kinora/identity/throttles/network';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { chatTexts } from './chat-texts.ts';

export interface Sender {
  /** Believed only from trusted proxies. */
  address: string;
  userId: string | undefined;
}

/** Counts a message. Rejects with `too-many-requests` when it is one too many. */
export type CountMessage = (sender: Sender) => Promise<void>;

export interface ChatLimitParts {
  db: Kysely<Tables>;
  /** That of identity; undefined takes the one that the database keeps. */
  secret: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const everyMinute: Limit = { name: 'messages', times: chat.messagesPerMinute, within: 60_000 };

export function createChatLimit({ db, secret, now = Date.now }: ChatLimitParts): CountMessage {
  const attempts = new Attempts(db);
  const findSecret = openOnce(() => openSecret(db, secret));

  return async ({ address, userId }) => {
    const opened = await findSecret();
    for (const key of keysOf(opened, address, userId)) {
      const wait = await attempts.count(key, everyMinute, now());
      if (wait > 0) throw tooManyMessages(wait, chatTexts.tooMany);
    }
  };
}

/** Hashes under a secret, so that the rows name neither networks nor accounts. */
function keysOf(secret: Secret, address: string, userId: string | undefined): string[] {
  const ofNetwork = secret.keyedHash('chat-messages', 'network', networkOf(address));
  return userId === undefined
    ? [ofNetwork]
    : [ofNetwork, secret.keyedHash('chat-messages', 'account', userId)];
}

export function tooManyMessages(wait: number, say: (seconds: number) => string): FailureWithHeaders {
  const seconds = Math.max(1, Math.ceil(wait / 1_000));
  return new FailureWithHeaders('too-many-requests', say(seconds), { 'retry-after': String(seconds) });
}
