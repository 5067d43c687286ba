/** The calls of accounts, typed; see `contracts/session.ts` for what each of them promises. */
import type {
  AccountSettings,
  Credentials,
  Registration,
  Session,
  SignedIn,
  User,
} from '@kinora/contracts/session';
import { isObject, unexpectedAnswer } from '../../client/answers.ts';
import type { Call } from '../../client/call.ts';

export type SessionCalls = ReturnType<typeof createSessionCalls>;

export function createSessionCalls(call: Call) {
  const post = (path: string, body: object = {}) => call(`identity/${path}`, { method: 'POST', body });
  return {
    async findSession(): Promise<SignedIn | null> {
      const answer = await call('identity/session');
      return answer === null ? null : expectSignedIn(answer);
    },
    async logIn(credentials: Credentials): Promise<SignedIn> {
      return expectSignedIn(await post('login', credentials));
    },
    register: (registration: Registration) => post('register', registration),
    sendVerificationMail: (credentials: Credentials) => post('verification-mail', credentials),
    verify: async (token: string) => expectEmail(await post('verify', { token })),
    sendResetMail: (email: string) => post('password-reset', { email }),
    setNewPassword: async (token: string, password: string) =>
      expectEmail(await post('new-password', { token, password })),
    logOut: () => post('logout'),

    async findAccount(): Promise<AccountSettings> {
      const answer = await call('identity/account');
      if (!isObject(answer) || !isUser(answer['user'])) throw unexpectedAnswer();
      return { user: answer['user'], hasPassword: answer['hasPassword'] === true };
    },
    async changeName(displayName: string): Promise<User> {
      const answer = await call('identity/account', { method: 'PATCH', body: { displayName } });
      if (!isUser(answer)) throw unexpectedAnswer();
      return answer;
    },
    changePassword: (currentPassword: string, password: string) =>
      post('password', { currentPassword, password }),
    /** Without a password for an account that has none. */
    deleteAccount: (password: string | undefined) =>
      call('identity/account', { method: 'DELETE', body: password === undefined ? {} : { password } }),
    async listSessions(): Promise<Session[]> {
      const answer = await call('identity/sessions');
      if (!Array.isArray(answer)) throw unexpectedAnswer();
      // The server promises this shape; only its outline is checked again here.
      return answer as Session[];
    },
    endSession: (id: string) =>
      call(`identity/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} }),
  };
}

function expectSignedIn(answer: unknown): SignedIn {
  const { user, token } = isObject(answer) ? answer : {};
  if (!isUser(user) || !isObject(token) || typeof token['value'] !== 'string') throw unexpectedAnswer();
  return { user, token: { value: token['value'], expiresAt: String(token['expiresAt']) } };
}

function expectEmail(answer: unknown): string {
  if (!isObject(answer) || typeof answer['email'] !== 'string') throw unexpectedAnswer();
  return answer['email'];
}

function isUser(answer: unknown): answer is User {
  return isObject(answer) && typeof answer['uid'] === 'string' && typeof answer['email'] === 'string';
}
