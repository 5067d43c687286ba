/** Where the tabs of a browser tell each other who came and who went. */
export type SessionNews = 'signed-in' | 'signed-out' | 'changed';

let channel: BroadcastChannel | undefined;

/** One for the whole tab, because a channel does not hear itself. */
export function sessionChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('kinora-session');
  return channel;
}

export function tellOtherTabs(news: SessionNews): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes no target
  sessionChannel().postMessage(news);
}
