/** The session as this tab knows it: asks the server, keeps the ID token in memory, forgets what was a user's. */
import type { IdToken, SignedIn, User } from '@kinora/contracts/session';
import type { SessionNews } from './session-channel.ts';
import type { SessionCalls } from './session-calls.ts';
import { readSession, setSession } from './session-state.ts';

export interface SessionParts {
  calls: Pick<SessionCalls, 'findSession' | 'logOut'>;
  tellOtherTabs: (news: SessionNews) => void;
  /** Called when a user leaves, so that nothing of theirs stays for the next one. */
  forgetUserData: () => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface SessionClient {
  /** Asks the server who is signed in. Without an answer a user stays and a stranger counts as signed out. */
  look(): Promise<void>;
  /** The ID token, a new one when it is about to end or is the `refused` one. Rejects when it cannot be had. */
  findToken(refused?: string): Promise<string | undefined>;
  /** What the server answered to a login. */
  begin(signedIn: SignedIn): Promise<void>;
  /** A sign-in that went another way than by `begin`: the server knows who it was. Rejects when it cannot be asked. */
  join(): Promise<void>;
  /** The user as they are now, for instance with another name. */
  changeUser(user: User): void;
  /** Ends the session on the server, here and in every tab. Rejects, and all stays as it is, when that fails. */
  logOut(): Promise<void>;
  /** The account is gone from the server, and with it its sessions: the same here and in every tab. */
  leave(): Promise<void>;
  /** What was decided elsewhere: nobody is signed in any more. */
  end(loggedOut: boolean): Promise<void>;
}

/** A token that ends sooner is exchanged before it is sent. */
const spareTime = 60_000;

export function createSessionClient({
  calls,
  tellOtherTabs,
  forgetUserData,
  now,
}: SessionParts): SessionClient {
  let token: (IdToken & { takenAt: number }) | undefined;
  let asking: Promise<void> | undefined;
  /** Counts what was decided, so that an answer which something newer overtook changes nothing. */
  let decisions = 0;

  function ask(): Promise<void> {
    asking ??= askServer().finally(() => (asking = undefined));
    return asking;
  }

  async function askServer(): Promise<void> {
    const known = decisions;
    const signedIn = await calls.findSession();
    if (decisions !== known) return;
    await (signedIn ? take(signedIn) : end(false));
  }

  async function look(): Promise<void> {
    try {
      await ask();
    } catch {
      // `call()` has logged it. Whoever is signed in stays so: the server decides with the next call.
      if (readSession().status === 'unknown') setSession({ status: 'out' });
    }
  }

  async function take(signedIn: SignedIn): Promise<void> {
    decisions += 1;
    const before = readSession();
    if (before.status === 'in' && before.user.uid !== signedIn.user.uid) await forgetUserData();
    token = { ...signedIn.token, takenAt: now() };
    setSession({ status: 'in', user: signedIn.user });
  }

  async function end(loggedOut: boolean): Promise<void> {
    decisions += 1;
    token = undefined;
    const wasIn = readSession().status === 'in';
    setSession({ status: 'out', loggedOut });
    if (wasIn) await forgetUserData();
  }

  async function leave(): Promise<void> {
    await end(true);
    tellOtherTabs('signed-out');
  }

  return {
    look,
    end,
    async findToken(refused) {
      if (token && token.value !== refused && isGood(token)) return token.value;
      await ask();
      return token?.value;
    },
    async begin(signedIn) {
      await take(signedIn);
      tellOtherTabs('signed-in');
    },
    async join() {
      await ask();
      tellOtherTabs('signed-in');
    },
    changeUser(user) {
      setSession({ status: 'in', user });
      tellOtherTabs('changed');
    },
    async logOut() {
      await calls.logOut();
      await leave();
    },
    leave,
  };

  /** A clock that goes ahead must not make every token look old, so a new one is believed for a while. */
  function isGood({ expiresAt, takenAt }: NonNullable<typeof token>): boolean {
    return Date.parse(expiresAt) - now() > spareTime || now() - takenAt < spareTime;
  }
}
