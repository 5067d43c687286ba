/** What `/google-return` does with the answer: the popup hands it over and closes, the page itself goes on. */
import { googleChannel, type GoogleNews } from '@kinora/contracts/session';
import { browserSession } from '../browser-session.ts';
import type { LoginState } from '../login-state.ts';
import { loginPathFor } from '../return-to.ts';
import { tellOtherTabs } from '../session-channel.ts';
import { statusOf } from '../session-messages.ts';
import { readSession } from '../session-state.ts';
import { type GoogleReturn, readGoogleReturn } from './google-addresses.ts';
import { wakeSession } from '../wake-session.ts';
import { googleTexts } from './google-texts.ts';

/** Milliseconds. */
const closingTakes = 500;

export interface NextPage {
  path: string;
  state?: LoginState;
}

/** Takes the answer out of the address, so that neither a reload nor the history brings it again. */
export function takeGoogleReturn(): GoogleReturn {
  const answer = readGoogleReturn(location.hash);
  history.replaceState(history.state, '', location.pathname);
  return answer;
}

/** Closes the window. Resolves where the browser does not let it: then it is a page like any other. */
export async function handOver({ attempt, outcome }: GoogleReturn): Promise<void> {
  const channel = new BroadcastChannel(googleChannel);
  const news: GoogleNews = { attempt, end: outcome };
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes no target
  channel.postMessage(news);
  if (outcome.outcome === 'signed-in') tellOtherTabs('signed-in');
  close();
  await new Promise((settle) => setTimeout(settle, closingTakes));
  wakeSession();
}

/** Where this page leads when it is not a popup. */
export async function findNextPage({ outcome, returnTo }: GoogleReturn): Promise<NextPage> {
  if (outcome.outcome === 'failed') return loginWith(outcome.message, returnTo);
  await browserSession.look();
  const session = readSession();
  if (session.status !== 'in') return loginWith(googleTexts.notSeen, returnTo);
  tellOtherTabs('signed-in');
  if (session.user.displayName !== null) return { path: returnTo };
  // The login page knows the way to the name, and back from there.
  return { path: loginPathFor(returnTo) };
}

function loginWith(sentence: string, returnTo: string): NextPage {
  return { path: loginPathFor(returnTo), state: { status: statusOf(sentence) } };
}
