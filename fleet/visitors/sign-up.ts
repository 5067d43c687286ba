/** Makes accounts the way people do: register, follow the link in the mail, log in. */
import type { SignedIn } from '@kinora/contracts/session';
import type { Fleet } from '../processes/fleet.ts';

export interface Visitor {
  email: string;
  password: string;
  /** The ID token. */
  token: string;
  /** The session's cookie, as a browser sends it. */
  cookie: string;
}

let lastVisitor = 0;

/** Goes past the proxy, from an address of its own, so that nobody else's attempts count. */
export async function signUp({
  replicas: [replica],
  mails,
}: Pick<Fleet, 'replicas' | 'mails'>): Promise<Visitor> {
  lastVisitor += 1;
  const address = `10.1.${lastVisitor >> 8}.${lastVisitor & 255}`;
  const email = `visitor${lastVisitor}@kinora.example`;
  const password = 'seven quiet otters';
  await post(replica.url, 'register', { name: 'Visitor', email, password }, address);
  const [, token] =
    /#token=3D([\w-]+)|#token=([\w-]+)/.exec(await mailTo(mails, email))?.filter(Boolean) ?? [];
  await post(replica.url, 'verify', { token }, address);
  return { email, password, ...(await logIn(replica.url, { email, password }, address)) };
}

/** At this process or proxy. */
export async function logIn(
  url: string,
  credentials: { email: string; password: string },
  address = '10.2.0.1',
): Promise<{ token: string; cookie: string }> {
  const { email, password } = credentials;
  const answer = await post(url, 'login', { email, password }, address);
  // What the contract promises for this call.
  const { token } = (await answer.json()) as SignedIn;
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { token: token.value, cookie: cookie.join('; ') };
}

async function post(url: string, call: string, body: object, address: string): Promise<Response> {
  const answer = await fetch(`${url}/identity/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status} ${await answer.text()}`);
  return answer;
}

async function mailTo(mails: Fleet['mails'], to: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mail = mails.find(to);
    // A line that was too long for a mail ends with `=` and goes on in the next.
    if (mail !== undefined) return mail.replaceAll('=\r\n', '');
    await new Promise((settle) => setTimeout(settle, 25));
  }
  throw new Error(`No mail came for ${to}.`);
}
