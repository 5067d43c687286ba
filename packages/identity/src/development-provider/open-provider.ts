/** The stand-in at work: the page of accounts is ours, the protocol is oidc-provider's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isEmailAddress } from '@kinora/contracts/email';
import { Provider } from 'oidc-provider';
import { createAccountBook, type DevelopmentAccount, offeredAccounts } from './accounts.ts';
import { chooserPage, chooserPolicy, problemPage } from './chooser-page.ts';
import { createConfiguration } from './configuration.ts';
import type { DevelopmentProvider, DevelopmentProviderParts } from './development-provider.ts';

/** A browser with this cookie gets pages with `Cross-Origin-Opener-Policy: same-origin`, as some providers have it. */
const isolationCookie = 'kinora_isolate_provider';

export async function openProvider(parts: DevelopmentProviderParts): Promise<DevelopmentProvider['handle']> {
  const issuer = new URL(parts.issuer);
  const accounts = createAccountBook();
  const provider = new Provider(parts.issuer, await createConfiguration(parts, accounts));
  provider.proxy = true;
  const answerProtocol = provider.callback();
  const policy = chooserPolicy(new URL(parts.redirectUri).origin);

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return sendPage(response, 200, chooserPage('Kinora'));
    const choice = readChoice(new URLSearchParams(await text(request)));
    if (choice === 'cancel') {
      const denied = { error: 'access_denied', error_description: 'The user canceled.' };
      return provider.interactionFinished(request, response, denied);
    }
    if (!choice) return sendPage(response, 400, problemPage('This account cannot be used.'));
    const login = { accountId: accounts.remember(choice), remember: false };
    return provider.interactionFinished(request, response, { login, select_account: {} });
  }

  return async (request, response) => {
    for (const [name, value] of headersFor(request, policy)) response.setHeader(name, value);
    const path = (request.url ?? '').slice(issuer.pathname.length) || '/';
    presentAs(issuer, request);
    if (!/^\/choose\/[\w-]+$/.test(path)) {
      const address = request.url;
      // The form in which it finds out the path that it is mounted at.
      Object.assign(request, { originalUrl: address, url: path });
      await answerProtocol(request, response);
      Object.assign(request, { url: address });
      return;
    }
    try {
      await provider.interactionDetails(request, response);
    } catch {
      return sendPage(response, 400, problemPage('This sign-in is over. Please start again.'));
    }
    await choose(request, response);
  };
}

function readChoice(form: URLSearchParams): DevelopmentAccount | 'cancel' | undefined {
  const choice = form.get('choice');
  if (choice === 'cancel') return choice;
  if (choice !== 'another') return choice === null ? undefined : offeredAccounts[Number(choice)];
  const email = (form.get('email') ?? '').trim().toLowerCase();
  if (!isEmailAddress(email)) return undefined;
  return { email, name: (form.get('name') ?? '').trim(), isVerified: form.get('verified') === 'on' };
}

/** Its addresses are those of the issuer, whatever the request says of host and protocol. */
function presentAs(issuer: URL, { headers }: IncomingMessage): void {
  headers.host = issuer.host;
  headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
  // Nobody stays signed in here, so that the next sign-in may choose another account.
  headers.cookie = (headers.cookie ?? '').replace(/(^|; )_session(\.\w+)*=[^;]*/g, '');
}

function headersFor({ headers }: IncomingMessage, policy: string): Map<string, string> {
  const isIsolated = headers.cookie?.includes(`${isolationCookie}=`) ?? false;
  return new Map([
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
    ...(isIsolated ? [['cross-origin-opener-policy', 'same-origin'] as const] : []),
  ]);
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}
