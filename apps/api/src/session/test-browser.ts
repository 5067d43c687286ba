/** What tests of identity ask it with: a browser that keeps cookies, and the mails that were sent. */
import type { FailureCode } from '@kinora/contracts/failure';
import type { IdToken, SignedIn } from '@kinora/contracts/session';
import type { Identity, IdentityParts, Mail } from '@kinora/identity/identity';
import type { Database } from '../database/schema.ts';
import { describeThrown } from '../http/thrown.ts';
import { anIdentity, publicUrl } from '../test-identity.ts';

export const ann = { name: 'Ann', email: 'ann@kinora.example', password: 'seven quiet otters' };

export interface TestIdentity {
  identity: Identity;
  mails: Mail[];
  events: { event: string; details: Record<string, unknown> }[];
  clock: { now: number };
  /** A browser of its own, at an address of its own unless one is named. */
  open: (address?: string) => TestBrowser;
}

let lastAddress = 0;

export function openTestIdentity(database: Database, overrides: Partial<IdentityParts> = {}): TestIdentity {
  const mails: Mail[] = [];
  const events: TestIdentity['events'] = [];
  const clock = { now: Date.now() };
  const identity = anIdentity(database, {
    sendMail: async (mail) => void mails.push(mail),
    logEvent: (event, details = {}) => void events.push({ event, details }),
    now: () => clock.now,
    ...overrides,
  });
  const open = (address?: string) => {
    lastAddress += 1;
    const ownAddress = `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
    return new TestBrowser(identity, address ?? ownAddress);
  };
  return { identity, mails, events, clock, open };
}

export interface TestAnswer {
  status: number;
  code: FailureCode | undefined;
  body: unknown;
  headers: Headers;
}

/** Keeps cookies by name, as browsers do, and answers failures as the server does. */
class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #identity: Identity;
  readonly #address: string;

  constructor(identity: Identity, address: string) {
    this.#identity = identity;
    this.#address = address;
  }

  get(path: string): Promise<TestAnswer> {
    return this.call('GET', path);
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.call('POST', path, body, headers);
  }

  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`${publicUrl}/identity/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: publicUrl,
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    try {
      const answer = await this.#identity.answer(request, { address: this.#address });
      this.#keepCookies(answer.headers);
      const text = await answer.text();
      return { status: answer.status, code: undefined, body: JSON.parse(text), headers: answer.headers };
    } catch (thrown) {
      const { status, ...failure } = describeThrown(thrown);
      if (status === 500) throw thrown;
      const own = thrown instanceof Object && 'headers' in thrown ? thrown.headers : {};
      // What a failure with headers carries.
      return {
        status,
        code: failure.code,
        body: failure,
        headers: new Headers(own as Record<string, string>),
      };
    }
  }

  /** Logs in; the test is over where that fails. */
  async logIn(credentials: { email: string; password: string }): Promise<SignedIn> {
    const { email, password } = credentials;
    return signedIn(await this.post('login', { email, password }));
  }

  async token(): Promise<IdToken> {
    return signedIn(await this.get('session')).token;
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function signedIn({ status, body }: TestAnswer): SignedIn {
  if (status !== 200 || body === null) throw new Error(`Not signed in: ${status} ${JSON.stringify(body)}`);
  // The call's answer, as the contract has it.
  return body as SignedIn;
}

/** The token of the link in the newest mail to this address. */
export function linkToken(mails: readonly Mail[], to: string): string {
  const mail = mails.findLast((sent) => sent.to === to);
  const [, token] = /#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${to}.`);
  return token;
}

/** An account whose address is proven, made as people make theirs. */
export async function makeVerified(
  { open, mails }: TestIdentity,
  account: { name: string; email: string; password: string },
): Promise<void> {
  await open().post('register', account);
  await open().post('verify', { token: linkToken(mails, account.email) });
}
