/** How often something may be tried, by account and by network. */
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../identity-tables.ts';
import type { Peer } from '../identity.ts';
import type { IdentityParts } from '../identity.ts';
import type { Secret } from '../secret.ts';
import { hour, minute } from '../times.ts';
import { TooManyRequests } from '../too-many-requests.ts';
import { Attempts, type Limit } from './attempts.ts';
import { networkOf } from './network.ts';

/** An hour touches two windows at most, so ten a window are at most twenty an hour. */
const guesses: Limit = { name: 'guesses', times: 10, within: hour, slowAfter: 5 };
const guessesFromNetwork: Limit = { name: 'guesses-from-network', times: 100, within: 10 * minute };
const reveals: Limit = { name: 'reveals', times: 3, within: hour };
const revealsToNetwork: Limit = { name: 'reveals-to-network', times: 5, within: 10 * minute };
const registrations: Limit = { name: 'registrations', times: 100, within: 10 * minute };
const mails: Limit = { name: 'mails', times: 5, within: hour };
const mailsFromNetwork: Limit = { name: 'mails-from-network', times: 20, within: 10 * minute };
const links: Limit = { name: 'links', times: 100, within: 10 * minute };

export interface Throttles {
  /** Each rejects with `TooManyRequests` when it is one too many. */
  registration(peer: Peer): Promise<void>;
  /** Before an answer that says whether an address has an account. */
  reveal(peer: Peer, email: string): Promise<void>;
  /** Before an answer that says by its success that an address has an account; such answers are not counted here. */
  revealBySuccess(peer: Peer): Promise<void>;
  mail(kind: string, email: string): Promise<void>;
  mailFrom(peer: Peer): Promise<void>;
  link(peer: Peer): Promise<void>;
  /** Before a password is checked. A device that the owner used before has its own count. */
  guess(guess: Guess): Promise<void>;
  /** How the guess ended; one that nobody tells the end of counts as wrong. */
  guessedRight(guess: Guess): Promise<void>;
  guessedWrong(guess: Guess): Promise<void>;
  /** The owner has proven to be the owner. */
  forgive(email: string): Promise<void>;
}

export interface Guess {
  peer: Peer;
  email: string;
  /** The owner's device, undefined where it is not known to be one. */
  deviceId: string | undefined;
}

export interface ThrottlesParts {
  db: Kysely<IdentityTables>;
  secret: Secret;
  now: () => number;
  logEvent: IdentityParts['logEvent'];
}

export function createThrottles({ db, secret, now, logEvent }: ThrottlesParts): Throttles {
  const attempts = new Attempts(db);
  const keyOf = (limit: Limit, ...subject: string[]) => secret.keyedHash('attempt', limit.name, ...subject);

  async function count(limit: Limit, ...subject: string[]): Promise<void> {
    const wait = await attempts.count(keyOf(limit, ...subject), limit, now());
    if (wait === 0) return;
    logEvent('limit-reached', { limit: limit.name });
    throw new TooManyRequests(wait);
  }

  return {
    registration: (peer) => count(registrations, networkOf(peer.address)),
    reveal: async (peer, email) => {
      await count(revealsToNetwork, networkOf(peer.address));
      await count(reveals, email);
    },
    revealBySuccess: async (peer) => {
      const network = networkOf(peer.address);
      await count(revealsToNetwork, network);
      await attempts.giveBack(keyOf(revealsToNetwork, network));
    },
    mail: (kind, email) => count(mails, kind, email),
    mailFrom: (peer) => count(mailsFromNetwork, networkOf(peer.address)),
    link: (peer) => count(links, networkOf(peer.address)),
    guess: async (guess) => {
      for (const [limit, ...subject] of guessCounts(guess)) await count(limit, ...subject);
    },
    guessedRight: async (guess) => {
      for (const [limit, ...subject] of guessCounts(guess)) await attempts.giveBack(keyOf(limit, ...subject));
    },
    guessedWrong: async (guess) => {
      for (const [limit, ...subject] of guessCounts(guess))
        await attempts.noteFailure(keyOf(limit, ...subject), now());
    },
    forgive: (email) => attempts.forget(keyOf(guesses, email)),
  };
}

/** Who holds the owner's device is not counted with those who guess from elsewhere. */
function guessCounts({ peer, email, deviceId }: Guess): [Limit, ...string[]][] {
  if (deviceId !== undefined) return [[guesses, email, deviceId]];
  return [
    [guessesFromNetwork, networkOf(peer.address)],
    [guesses, email],
  ];
}
