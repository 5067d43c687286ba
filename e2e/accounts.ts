/** The test of journeys with accounts: makes them by the real calls and the real mails, each at an address of its own. */
import type { Registration, SignedIn } from '@kinora/contracts/session';
import { mailLinkPaths } from '@kinora/contracts/session';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { startPostgres } from '../tools/postgres.mjs';
import { startSite, waitUntilServing } from './start-site.ts';
import { expect, test as siteTest } from './site.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Accounts {
  /** Nobody else's name, address and password. */
  invent(overrides?: Partial<Registration>): Registration;
  /** Registered and verified. */
  create(overrides?: Partial<Registration>): Promise<Registration>;
  register(account: Registration): Promise<void>;
  /** The newest mail to this address whose subject fits, as soon as it is there. */
  findMail(to: string, subject: RegExp): Promise<Mail>;
  /** The part of a mail's link that the browser opens: path and fragment. */
  linkIn(mail: Mail, kind: keyof typeof mailLinkPaths): string;
  /** Signs the browser in without its pages. A page that is open learns of it when it loads again. */
  signIn(context: BrowserContext, account: Registration): Promise<SignedIn>;
}

interface AccountFixtures {
  accounts: Accounts;
  /** An account whose owner is signed in, in the `page` of the test. */
  user: Registration;
}

interface AccountWorkerFixtures {
  engine: Engine;
  /** Where a site over PostgreSQL answers; undefined for the engine that the common site has. */
  postgresSite: string | undefined;
}

export const test = siteTest.extend<AccountFixtures, AccountWorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],

  postgresSite: [
    async ({ engine }, use) => {
      if (engine === 'sqlite') return use(undefined);
      const postgres = await startPostgres();
      if (!postgres) throw new Error('There is no PostgreSQL on this machine and none can be installed');
      const site = await startSite('../apps/api/src/main.ts', { DATABASE_URL: postgres.url });
      await waitUntilServing(site.address);
      await use(site.address);
      site.process.kill();
      await postgres.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ baseURL, postgresSite }, use) => {
    await use(postgresSite ?? baseURL);
  },

  // Limits by network address must not let one test wait for another.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': inventNetworkAddress() });
  },

  accounts: async ({ request, baseURL }, use) => {
    await use(createAccounts(request, baseURL ?? ''));
  },

  user: async ({ accounts, context }, use) => {
    const user = await accounts.create();
    await accounts.signIn(context, user);
    await use(user);
  },
});

function createAccounts(request: APIRequestContext, address: string): Accounts {
  const headers = { origin: address };

  async function post(caller: APIRequestContext, path: string, data: object): Promise<unknown> {
    const answer = await caller.post(`/identity/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }

  async function readMails(): Promise<Mail[]> {
    // The API's own tests prove the shape.
    return (await (await request.get('/dev/mailbox.json')).json()) as Mail[];
  }

  const accounts: Accounts = {
    invent: (overrides = {}) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const name = `Ada ${mark}`;
      return { name, email: `ada-${mark}@example.com`, password: `seven quiet otters ${mark}`, ...overrides };
    },
    async create(overrides) {
      const account = accounts.invent(overrides);
      await accounts.register(account);
      const link = accounts.linkIn(await accounts.findMail(account.email, /verify/i), 'verify');
      await post(request, 'verify', { token: tokenIn(link) });
      return account;
    },
    async register(account) {
      await post(request, 'register', account);
    },
    async findMail(to, subject) {
      let found: Mail | undefined;
      await expect
        .poll(async () => {
          found = (await readMails()).find((mail) => mail.to === to && subject.test(mail.subject));
          return found !== undefined;
        })
        .toBe(true);
      if (!found) throw new Error(`No mail to ${to}`);
      return found;
    },
    linkIn({ text }, kind) {
      const link = /https?:\/\/\S+/g.exec(text)?.[0] ?? '';
      expect(link.startsWith(`${address}${mailLinkPaths[kind]}#token=`), link).toBe(true);
      return link.slice(address.length);
    },
    async signIn(context, { email, password }) {
      // The same: the identity tests prove it.
      return (await post(context.request, 'login', { email, password })) as SignedIn;
    },
  };
  return accounts;
}

function tokenIn(link: string): string {
  return new URLSearchParams(link.split('#')[1]).get('token') ?? '';
}

function inventNetworkAddress(): string {
  const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${one}.${two}.${three}`;
}

export { expect } from './site.ts';
