/** The session of this tab. It is loaded when somebody is, or wants to be, signed in. */
import { chat, searchHistory } from '@kinora/contracts/limits';
import { browserCall } from '../../client/browser-api.ts';
import { createSessionCalls } from './session-calls.ts';
import { tellOtherTabs } from './session-channel.ts';
import { createSessionClient } from './session-client.ts';

export const sessionCalls = createSessionCalls(browserCall);

export const browserSession = createSessionClient({
  calls: sessionCalls,
  tellOtherTabs,
  forgetUserData,
  now: () => Date.now(),
});

async function forgetUserData(): Promise<void> {
  forget(() => localStorage.removeItem(searchHistory.storageKey));
  forget(() => sessionStorage.removeItem(chat.storageKey));
  try {
    await forgetAnswers();
  } catch (cause) {
    // eslint-disable-next-line no-console -- a query client that cannot be loaded was never there to keep anything
    console.warn('The kept answers could not be forgotten', cause);
  }
}

/** A user's answers are kept under keys that begin with the path they were read from. */
async function forgetAnswers(): Promise<void> {
  const { queryClient } = await import('../../client/query-client.ts');
  const ofUser = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfUser(queryKey[0]) };
  await queryClient.cancelQueries(ofUser);
  queryClient.removeQueries(ofUser);
}

function isOfUser(path: unknown): boolean {
  return typeof path === 'string' && /^(api\/user|identity)\//.test(path);
}

function forget(remove: () => void): void {
  try {
    remove();
  } catch (cause) {
    // eslint-disable-next-line no-console -- a browser that forbids its storage has kept nothing either
    console.warn('What the browser keeps could not be forgotten', cause);
  }
}
