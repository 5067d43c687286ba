/** Puts identity together: its parts, and the table of its calls. */
import { Failure } from '@kinora/contracts/failure';
import { createAccounts } from './accounts.ts';
import { openBetterAuth } from './better-auth.ts';
import type { Call } from './call.ts';
import { deleteAccount, readAccount, renameAccount } from './calls/account.ts';
import { changePassword } from './calls/change-password.ts';
import { readKeys } from './calls/jwks.ts';
import { login } from './calls/login.ts';
import { sendPasswordReset, setNewPassword } from './calls/password-reset.ts';
import { register } from './calls/register.ts';
import { logout, readSession } from './calls/session.ts';
import { endSession, listSessions } from './calls/sessions.ts';
import { sendVerificationMail, verify } from './calls/verification.ts';
import type { Core } from './core.ts';
import { ensureVerifiedAccount } from './ensure-verified-account.ts';
import { FailureWithHeaders } from './failure-with-headers.ts';
import type { createGoogleCalls } from './google/google-calls.ts';
import { guardOrigin } from './guard-origin.ts';
import type { Identity, IdentityParts } from './identity.ts';
import { createMailLinks } from './mail-links.ts';
import { createMailer } from './mailer.ts';
import { createPasswords } from './passwords/passwords.ts';
import { openSecret } from './secret.ts';
import { createDeviceCookie } from './sessions/device-cookie.ts';
import { createSessionCookies } from './sessions/session-cookies.ts';
import { createSessions } from './sessions/sessions.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { createThrottles } from './throttles/throttles.ts';
import { createTokenIssuing } from './tokens/issue-token.ts';
import { createOwnKeys } from './tokens/own-keys.ts';
import { createTokenReading } from './tokens/read-token.ts';

export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const core = await createIdentityCore(parts);
  const calls = listCalls(core);
  const readToken = createTokenReading(core);
  return {
    answer: async (request, peer) => {
      const url = new URL(request.url);
      guardOrigin(request, parts.publicUrl);
      const { call, id } = findCall(calls, request.method, url.pathname);
      return call.answer({ request, url, peer, id });
    },
    readToken,
    ensureVerifiedAccount: (registration) => ensureVerifiedAccount(core, registration),
    prepare: core.prepare,
  };
}

/** What the calls share, for those who test one of them alone. */
export async function createIdentityCore(parts: IdentityParts): Promise<Core> {
  const { db, engine, publicUrl, logEvent, now = Date.now } = parts;
  const secret = await openSecret(db, parts.secret);
  let opened: ReturnType<typeof openBetterAuth> | undefined;
  const openOnce = () =>
    (opened ??= openBetterAuth({ db, engine, publicUrl, secret: secret.keyedHash('better-auth') }));
  const mailLinks = createMailLinks(db, now);
  const keys = createOwnKeys(db, now);
  return {
    parts,
    now,
    secret,
    accounts: createAccounts({ db, openBetterAuth: openOnce, now }),
    passwords: createPasswords(),
    sessions: createSessions({
      db,
      openBetterAuth: openOnce,
      cookies: createSessionCookies(publicUrl),
      now,
    }),
    device: createDeviceCookie(publicUrl, secret),
    tokens: createTokenIssuing({ openBetterAuth: openOnce, keys, publicUrl, now }),
    keys,
    throttles: createThrottles({ db, secret, now, logEvent }),
    mailLinks,
    mailer: createMailer(parts, mailLinks),
    prepare: async () => {
      const { rows } = await openOnce();
      // A question loads more than opening does.
      await rows.findUserById('nobody');
    },
  };
}

type Answer = (core: Core, visit: Parameters<Call['answer']>[0]) => Promise<Response>;

/** Every call that identity answers. */
export function listCalls(core: Core): Call[] {
  const call = (method: Call['method'], path: string, answer: Answer): Call => ({
    method,
    path,
    answer: (visit) => answer(core, visit),
  });
  return [
    call('POST', '/identity/register', register),
    call('POST', '/identity/login', login),
    call('POST', '/identity/verification-mail', sendVerificationMail),
    call('POST', '/identity/verify', verify),
    call('POST', '/identity/password-reset', sendPasswordReset),
    call('POST', '/identity/new-password', setNewPassword),
    call('GET', '/identity/session', readSession),
    call('POST', '/identity/logout', logout),
    call('GET', '/identity/account', readAccount),
    call('PATCH', '/identity/account', renameAccount),
    call('DELETE', '/identity/account', deleteAccount),
    call('POST', '/identity/password', changePassword),
    call('GET', '/identity/sessions', listSessions),
    call('DELETE', '/identity/sessions/{id}', endSession),
    call('GET', '/identity/jwks', readKeys),
    ...listGoogleCalls(core),
  ];
}

/** Loaded at the first sign-in with Google: most processes that start are not asked for one. */
function listGoogleCalls(core: Core): Call[] {
  const { parts, secret, now } = core;
  let loaded: Promise<ReturnType<typeof createGoogleCalls>> | undefined;
  const load = () =>
    (loaded ??= import('./google/google-calls.ts').then((google) =>
      google.createGoogleCalls({
        ...parts,
        key: secret.keyedHash('google-trip'),
        now,
        signIn: (profile, visit) => signInWithProvider(core, profile, visit),
      }),
    ));
  return [
    { method: 'GET', path: '/identity/google', answer: async (visit) => (await load()).start(visit) },
    {
      method: 'GET',
      path: '/identity/google/callback',
      answer: async (visit) => (await load()).finish(visit),
    },
  ];
}

function findCall(calls: readonly Call[], method: string, path: string): { call: Call; id: string } {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const onPath = calls.flatMap((call) => {
    const id = matchPath(call.path, path);
    return id === undefined ? [] : [{ call, id }];
  });
  if (onPath.length === 0) throw new Failure('not-found', 'There is no such call.');
  const found = onPath.find(({ call }) => call.method === wanted);
  if (found) return found;
  const allow = onPath.map(({ call }) => call.method).join(', ');
  throw new FailureWithHeaders('method-not-allowed', 'This call does not know the method.', { allow });
}

/** What `{id}` stands for, empty where there is none, undefined where the path is another. */
function matchPath(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/{id}')) return path === pattern ? '' : undefined;
  const folder = pattern.slice(0, -'{id}'.length);
  const id = path.slice(folder.length);
  return path.startsWith(folder) && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
