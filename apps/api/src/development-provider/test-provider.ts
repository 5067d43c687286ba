/** What tests of sign-in with Google need: providers that listen, and a browser that walks from site to provider and back. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleOutcome } from '@kinora/contracts/session';
import { createDevelopmentProvider } from '@kinora/identity/development-provider/development-provider';
import type { Identity, Mail, OpenIdProvider } from '@kinora/identity/identity';
import { createMemoryDatabase } from '../database/memory-database.ts';
import type { Database } from '../database/schema.ts';
import { anIdentity } from '../test-identity.ts';

export const publicUrl = 'https://kinora.example';
const redirectUri = `${publicUrl}/identity/google/callback`;

export interface TestProvider extends OpenIdProvider {
  close(): void;
}

/** The stand-in on a port of its own. */
export async function startProvider(): Promise<TestProvider> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}/dev/google`;
  const client = { issuer, clientId: 'kinora', clientSecret: 'not-a-secret' };
  const provider = createDevelopmentProvider({ ...client, redirectUri });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void provider.handle(request, response);
  });
  return { ...client, close: () => server.close() };
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

export interface Ending {
  status: number;
  path: string;
  outcome: GoogleOutcome;
  parameters: URLSearchParams;
  headers: Headers;
}

type Choice = Record<string, string>;

/** Keeps the cookies of site and provider apart, and follows nobody unasked. */
class Walker {
  readonly siteCookies = new Map<string, string>();
  readonly #providerCookies = new Map<string, string>();
  readonly #identity: Pick<Identity, 'answer'>;

  constructor(identity: Pick<Identity, 'answer'>) {
    this.#identity = identity;
  }

  /** The answer of our own site to a click or a redirect. */
  async ask(address: string | URL, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(new URL(address, publicUrl), {
      headers: { ...cookies(this.siteCookies), ...headers },
    });
    const answer = await this.#identity.answer(request, { address: '192.0.2.7' });
    keep(this.siteCookies, answer.headers);
    return answer;
  }

  /** Where our site leads to the provider. */
  async start(query = 'as=popup&returnTo=/liked&attempt=a-1'): Promise<URL> {
    return locationOf(await this.ask(`/identity/google?${query}`));
  }

  /** Chooses an account at the stand-in; resolves with the address that leads back to us. */
  async choose(address: URL, choice: Choice): Promise<URL> {
    const page = await this.#askProvider(address);
    const choosing = locationOf(page, address);
    const chosen = await this.#askProvider(choosing, { method: 'POST', body: new URLSearchParams(choice) });
    return locationOf(await this.#askProvider(locationOf(chosen, choosing)), choosing);
  }

  async finish(address: URL): Promise<Ending> {
    return endingOf(await this.ask(address));
  }

  async signIn(choice: Choice): Promise<Ending> {
    return this.finish(await this.choose(await this.start(), choice));
  }

  async #askProvider(address: URL, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: cookies(this.#providerCookies),
    });
    keep(this.#providerCookies, answer.headers);
    return answer;
  }
}

export function endingOf(answer: Response): Ending {
  const address = locationOf(answer);
  const parameters = new URLSearchParams(address.hash.slice(1));
  return {
    status: answer.status,
    path: `${address.origin}${address.pathname}`,
    // What the contract promises for this address.
    outcome: JSON.parse(parameters.get('outcome') ?? 'null') as GoogleOutcome,
    parameters,
    headers: answer.headers,
  };
}

export function another(email: string, { name = '', isVerified = true } = {}): Choice {
  return { choice: 'another', email, name, ...(isVerified && { verified: 'on' }) };
}

function locationOf(answer: Response, from: string | URL = publicUrl): URL {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`It leads nowhere: ${answer.status}`);
  return new URL(location, from);
}

function cookies(jar: ReadonlyMap<string, string>): Record<string, string> {
  return { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function keep(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, pair.slice(name.length + 1));
  }
}

/** A site that signs in by this provider, and a browser at it. */
export function openSignIn(
  google: OpenIdProvider | undefined,
  overrides: Partial<Parameters<typeof anIdentity>[1]> = {},
  database: Database = createMemoryDatabase(),
) {
  const mails: Mail[] = [];
  const events: { event: string; details: object }[] = [];
  const clock = { now: Date.now() };
  const identity = anIdentity(database, {
    publicUrl,
    google,
    sendMail: async (mail) => void mails.push(mail),
    logEvent: (event, details = {}) => void events.push({ event, details }),
    now: () => clock.now,
    ...overrides,
  });
  return {
    database,
    mails,
    events,
    clock,
    walker: new Walker(identity),
    openWalker: () => new Walker(identity),
  };
}

export async function countSessions({ db }: Database): Promise<number> {
  return (await db.selectFrom('sessions').select('id').execute()).length;
}
