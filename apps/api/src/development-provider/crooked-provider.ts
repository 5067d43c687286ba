/** An OpenID provider for tests that does as it is told, also what no provider should do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Ending, listen, openSignIn } from './test-provider.ts';

export interface TokenMaking {
  claims: JWTPayload;
  /** Signs as the provider does. */
  sign: (claims: JWTPayload, header?: Record<string, unknown>) => Promise<string>;
}

export interface Crookedness {
  /** The ID token of the next answer. */
  makeToken?: (making: TokenMaking) => string | Promise<string>;
  /** Takes over the answer of an address: `discovery`, `token`, `jwks` or `userinfo`. */
  answer?: Partial<Record<Address, (response: ServerResponse) => void>>;
  userInfo?: Record<string, unknown>;
  /** In place of what discovery says. */
  metadata?: Record<string, unknown>;
}

type Address = 'discovery' | 'token' | 'jwks' | 'userinfo';

export async function startCrookedProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const sign: TokenMaking['sign'] = (claims, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(privateKey);
  const server = createServer((request, response) => void answer(request, response));
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  const state = {
    crookedness: {} as Crookedness,
    nonce: '',
    requests: [] as string[],
    tokenRequests: [] as string[],
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = addressOf(request.url ?? '');
    state.requests.push(address);
    const body = await text(request);
    if (address === 'token') state.tokenRequests.push(`${request.headers.authorization ?? ''} ${body}`);
    const { [address]: takeOver } = state.crookedness.answer ?? {};
    if (takeOver) return takeOver(response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await plainAnswer(address)));
  }

  async function plainAnswer(address: Address): Promise<unknown> {
    if (address === 'jwks') return keys;
    if (address === 'userinfo') return { sub: 'ada', ...state.crookedness.userInfo };
    if (address === 'token')
      return { access_token: 'access', token_type: 'Bearer', id_token: await makeToken() };
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...state.crookedness.metadata,
    };
  }

  async function makeToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const claims: JWTPayload = {
      iss: issuer,
      aud: 'kinora',
      sub: 'ada',
      iat: now,
      exp: now + 300,
      nonce: state.nonce,
      email: 'ada@mail.example',
      email_verified: true,
      name: 'Ada',
    };
    return (state.crookedness.makeToken ?? (() => sign(claims)))({ claims, sign });
  }

  return {
    issuer,
    clientId: 'kinora',
    clientSecret: 'not-a-secret',
    state,
    /** What the browser brings back from the way there. */
    answerTo(address: URL): URL {
      state.nonce = address.searchParams.get('nonce') ?? '';
      const back = new URL(address.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'a-code');
      back.searchParams.set('state', address.searchParams.get('state') ?? '');
      return back;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type CrookedProvider = Awaited<ReturnType<typeof startCrookedProvider>>;

function addressOf(path: string): Address {
  if (path.startsWith('/token')) return 'token';
  if (path.startsWith('/jwks')) return 'jwks';
  return path.startsWith('/userinfo') ? 'userinfo' : 'discovery';
}

/** Signs in at this provider, which behaves so. */
export async function signInAt(crooked: CrookedProvider, crookedness: Crookedness) {
  crooked.state.crookedness = crookedness;
  const { walker, database } = openSignIn(crooked);
  const ending: Ending = await walker.finish(crooked.answerTo(await walker.start()));
  const sessions = await database.db.selectFrom('sessions').select('id').execute();
  const users = await database.db.selectFrom('users').selectAll().execute();
  return { ending, sessions: sessions.length, users };
}
