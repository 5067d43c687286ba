/** The rows that identity keeps. The API's migrations create them; identity alone reads and writes them. */
import type { Generated } from 'kysely';

/** A point in time: a `timestamptz` in PostgreSQL (read as a Date), ISO 8601 text in SQLite. */
export type Time = Date | string;

/** A boolean in PostgreSQL, 0 or 1 in SQLite. */
export type Flag = boolean | 0 | 1;

export interface IdentityTables {
  users: {
    id: string;
    /** Empty while the account has no name. */
    name: string;
    /** In lower case. */
    email: string;
    email_verified: Flag;
    image: string | null;
    created_at: Time;
    updated_at: Time;
  };
  sessions: {
    id: string;
    user_id: string;
    /** SHA-256 of what the cookie holds. */
    token: string;
    expires_at: Time;
    created_at: Time;
    updated_at: Time;
    ip_address: string | null;
    user_agent: string | null;
  };
  /** The ways in: a password, or a provider's account by issuer and subject. */
  accounts: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Time | null;
    refresh_token_expires_at: Time | null;
    scope: string | null;
    password: string | null;
    created_at: Time;
    updated_at: Time;
  };
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: Time;
    created_at: Time;
    updated_at: Time;
  };
  signing_keys: {
    id: string;
    public_key: string;
    private_key: string;
    created_at: Time;
    expires_at: Time | null;
    alg: string | null;
    crv: string | null;
  };
  /** What a mail's link may do once. A user has at most one of a purpose: a newer one takes the place of the older. */
  mail_links: {
    user_id: string;
    purpose: 'verify' | 'new-password';
    token_hash: string;
    /** ISO 8601 text in both engines, like everything that no library writes. */
    expires_at: string;
  };
  /** How often something was tried of late, by a key that names nobody. */
  attempts: {
    key: string;
    count: Generated<number>;
    /** When the first of them was and when one last went wrong, in milliseconds since 1970. */
    first_at: number;
    last_at: number;
  };
  /** Random values that every process of the site shares. */
  secrets: { name: string; value: string };
}
