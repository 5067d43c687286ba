/** The rows of accounts: read by one query each, written through Better Auth. */
import type { User } from '@kinora/contracts/session';
import { type Kysely, sql } from 'kysely';
import type { OpenBetterAuth } from './better-auth.ts';
import type { IdentityTables } from './identity-tables.ts';
import { readFlag, readTime } from './times.ts';

export interface Account {
  user: User;
  /** Null for an account that has no password. */
  passwordHash: string | null;
  madeAt: number;
}

export interface NewAccount {
  name: string;
  email: string;
  isVerified: boolean;
  /** The way in: a hashed password, or a provider's account. */
  way: { passwordHash: string } | Way;
}

/** A provider's account. */
export interface Way {
  issuer: string;
  subject: string;
}

export interface Accounts {
  findByEmail(email: string): Promise<Account | undefined>;
  findById(userId: string): Promise<Account | undefined>;
  findByWay(way: Way): Promise<Account | undefined>;
  /** Undefined where another request took the address or the way first. */
  make(account: NewAccount): Promise<Account | undefined>;
  /** Nothing happens where the way leads somewhere already. */
  addWay(userId: string, way: Way): Promise<void>;
  rename(userId: string, name: string): Promise<void>;
  markVerified(userId: string): Promise<void>;
  /**
   * Sets the password and ends every session but `keptSession`, all or nothing. Who does so by a mail to an address
   * that nobody had proven shakes off whoever came by another way.
   */
  setPassword(account: Account, passwordHash: string, keptSession?: string): Promise<void>;
  /** Only the form of the same password changes, so nobody is signed out. */
  storeStrongerHash(userId: string, passwordHash: string): Promise<void>;
  delete(userId: string): Promise<void>;
  /** Leaves an account alone that was verified in the meantime. */
  deleteUnverified(userId: string): Promise<void>;
}

/** Better Auth's name for the way in by a password. */
const passwordWay = 'credential';

export interface AccountsParts {
  db: Kysely<IdentityTables>;
  openBetterAuth: OpenBetterAuth;
  now: () => number;
}

export function createAccounts({ db, openBetterAuth, now }: AccountsParts): Accounts {
  const accounts = db
    .selectFrom('users')
    .leftJoin('accounts as passwords', (join) =>
      join.onRef('passwords.user_id', '=', 'users.id').on('passwords.provider_id', '=', passwordWay),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.email_verified', 'users.created_at'])
    .select('passwords.password');

  const findById = async (userId: string) => {
    const row = await accounts.where('users.id', '=', userId).executeTakeFirst();
    return row && readAccount(row);
  };

  return {
    findById,
    findByEmail: async (email) => {
      const row = await accounts.where('users.email', '=', email).executeTakeFirst();
      return row && readAccount(row);
    },
    findByWay: async ({ issuer, subject }) => {
      const row = await accounts
        .innerJoin('accounts as ways', 'ways.user_id', 'users.id')
        .where('ways.provider_id', '=', issuer)
        .where('ways.account_id', '=', subject)
        .executeTakeFirst();
      return row && readAccount(row);
    },
    make: async ({ name, email, isVerified, way }) => {
      const { rows, inTransaction } = await openBetterAuth();
      try {
        const userId = await inTransaction(async () => {
          const { id } = await rows.createUser(
            { name, email, emailVerified: isVerified, createdAt: new Date(now()) },
            { method: 'email-password' },
          );
          await rows.linkAccount({ userId: id, ...accountOf(id, way) });
          return id;
        });
        return await findById(userId);
      } catch (thrown) {
        if (isTaken(thrown)) return undefined;
        throw thrown;
      }
    },
    addWay: async (userId, way) => {
      const { rows } = await openBetterAuth();
      await rows.linkAccount({ userId, ...accountOf(userId, way) }).catch((thrown: unknown) => {
        if (!isTaken(thrown)) throw thrown;
      });
    },
    rename: async (userId, name) => {
      const { rows } = await openBetterAuth();
      await rows.updateUser(userId, { name });
    },
    markVerified: async (userId) => {
      const { rows } = await openBetterAuth();
      await rows.updateUser(userId, { emailVerified: true });
    },
    setPassword: async ({ user, passwordHash: oldHash }, passwordHash, keptSession) => {
      const { rows, inTransaction } = await openBetterAuth();
      await inTransaction(async () => {
        const ways = user.emailVerified ? [] : await rows.findAccounts(user.uid);
        for (const { id, providerId } of ways) if (providerId !== passwordWay) await rows.deleteAccount(id);
        if (oldHash !== null) await rows.updatePassword(user.uid, passwordHash);
        else await rows.linkAccount({ userId: user.uid, ...accountOf(user.uid, { passwordHash }) });
        const sessions = await rows.listSessions(user.uid);
        const ended = sessions.filter(({ id }) => id !== keptSession).map(({ token }) => token);
        // An empty list becomes a condition that PostgreSQL does not understand.
        if (ended.length > 0) await rows.deleteSessions(ended);
      });
    },
    storeStrongerHash: async (userId, passwordHash) => {
      const { rows } = await openBetterAuth();
      await rows.updatePassword(userId, passwordHash);
    },
    // Everything that belongs to a user goes with the row.
    delete: async (userId) => {
      await db.deleteFrom('users').where('id', '=', userId).execute();
    },
    deleteUnverified: async (userId) => {
      await db
        .deleteFrom('users')
        .where('id', '=', userId)
        .where(sql<boolean>`not email_verified`)
        .execute();
    },
  };
}

function accountOf(userId: string, way: NewAccount['way']) {
  if ('passwordHash' in way)
    return { providerId: passwordWay, accountId: userId, password: way.passwordHash };
  return { providerId: way.issuer, accountId: way.subject };
}

interface AccountRow extends Pick<
  IdentityTables['users'],
  'id' | 'name' | 'email' | 'email_verified' | 'created_at'
> {
  password: string | null;
}

function readAccount(row: AccountRow): Account {
  return { user: readUser(row), passwordHash: row.password, madeAt: readTime(row.created_at) };
}

export function readUser(row: Pick<AccountRow, 'id' | 'name' | 'email' | 'email_verified'>): User {
  return {
    uid: row.id,
    displayName: row.name === '' ? null : row.name,
    email: row.email,
    emailVerified: readFlag(row.email_verified),
  };
}

/** A unique key was there already: SQLite's code 2067 or 1555, PostgreSQL's 23505. */
function isTaken(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('errcode' in thrown) return thrown.errcode === 2067 || thrown.errcode === 1555;
  return 'code' in thrown && thrown.code === '23505';
}
