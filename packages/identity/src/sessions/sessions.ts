/** Sessions: a random value in a cookie, its hash in a row. They end after 14 idle days, after 60 days at the latest. */
import type { User } from '@kinora/contracts/session';
import type { Kysely } from 'kysely';
import { readUser } from '../accounts.ts';
import type { OpenBetterAuth } from '../better-auth.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { randomToken, storedForm } from '../random-token.ts';
import { day, isoTime, minute, readTime } from '../times.ts';
import type { SessionCookies } from './session-cookies.ts';

const sessionLife = { idle: 14 * day, longest: 60 * day } as const;

/** Being used is written down at most this often. */
const notedEvery = minute;

const userAgentLength = 300;

export interface LiveSession {
  id: string;
  user: User;
  signedInAt: number;
  lastSeenAt: number;
  userAgent: string | null;
}

export interface Sessions {
  /** A new session, in place of the one that the request came with. Resolves with its cookies. */
  start(userId: string, request: Request): Promise<{ session: LiveSession; setCookies: string[] }>;
  find(request: Request): Promise<LiveSession | undefined>;
  findById(id: string): Promise<LiveSession | undefined>;
  /** Puts the idle end off. Resolves with the cookies that say so, none when it was done a moment ago. */
  noteUse(session: LiveSession, request: Request): Promise<string[]>;
  list(userId: string): Promise<LiveSession[]>;
  /** False where the user has no such session. */
  end(userId: string, id: string): Promise<boolean>;
  /** Ends the session of the cookie, if there is one. Resolves with the cookies that take it away. */
  endOf(request: Request): Promise<string[]>;
  /** True when the request brought a cookie, of whatever worth. */
  isClaimedBy(request: Request): boolean;
}

export interface SessionsParts {
  db: Kysely<IdentityTables>;
  openBetterAuth: OpenBetterAuth;
  cookies: SessionCookies;
  now: () => number;
}

export function createSessions({ db, openBetterAuth, cookies, now }: SessionsParts): Sessions {
  const rows = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.email_verified'])
    .select(['sessions.id as session_id', 'sessions.created_at', 'sessions.updated_at'])
    .select(['sessions.expires_at', 'sessions.user_agent']);

  const read = (row: SessionRow | undefined) =>
    row && readTime(row.expires_at) > now() ? readSession(row) : undefined;

  const findById = async (id: string) => read(await rows.where('sessions.id', '=', id).executeTakeFirst());

  const endOf = async (request: Request) => {
    const token = cookies.read(request);
    if (token !== undefined) await db.deleteFrom('sessions').where('token', '=', storedForm(token)).execute();
    return cookies.clear();
  };

  return {
    findById,
    endOf,
    isClaimedBy: (request) => cookies.read(request) !== undefined,
    start: async (userId, request) => {
      await endOf(request);
      await forgetExpired(db, userId, now());
      const { rows: written } = await openBetterAuth();
      const token = randomToken();
      const time = new Date(now());
      const { id } = await written.createSession(
        userId,
        false,
        {
          token: storedForm(token),
          createdAt: time,
          updatedAt: time,
          expiresAt: new Date(now() + sessionLife.idle),
          ipAddress: null,
          userAgent: request.headers.get('user-agent')?.slice(0, userAgentLength) ?? null,
        },
        true,
      );
      const session = await findById(id);
      if (!session) throw new Error('The session was not kept.');
      return { session, setCookies: cookies.write(token, sessionLife.idle) };
    },
    find: async (request) => {
      const token = cookies.read(request);
      if (token === undefined) return undefined;
      return read(await rows.where('sessions.token', '=', storedForm(token)).executeTakeFirst());
    },
    noteUse: async ({ id, signedInAt, lastSeenAt }, request) => {
      const token = cookies.read(request);
      if (token === undefined || now() - lastSeenAt < notedEvery) return [];
      const end = Math.min(now() + sessionLife.idle, signedInAt + sessionLife.longest);
      await db
        .updateTable('sessions')
        .set({ updated_at: isoTime(now()), expires_at: isoTime(end) })
        .where('id', '=', id)
        .execute();
      return cookies.write(token, end - now());
    },
    list: async (userId) => {
      const found = await rows
        .where('sessions.user_id', '=', userId)
        .orderBy('sessions.updated_at', 'desc')
        .execute();
      return found.flatMap((row) => read(row) ?? []);
    },
    end: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

type SessionRow = Pick<IdentityTables['users'], 'id' | 'name' | 'email' | 'email_verified'> &
  Pick<IdentityTables['sessions'], 'created_at' | 'updated_at' | 'expires_at' | 'user_agent'> & {
    session_id: string;
  };

function readSession(row: SessionRow): LiveSession {
  return {
    id: row.session_id,
    user: readUser(row),
    signedInAt: readTime(row.created_at),
    lastSeenAt: readTime(row.updated_at),
    userAgent: row.user_agent === '' ? null : row.user_agent,
  };
}

async function forgetExpired(db: Kysely<IdentityTables>, userId: string, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', isoTime(now))
    .execute();
}
