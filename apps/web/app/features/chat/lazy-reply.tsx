/** What reads markdown, and is far larger than the panel around it, comes when that is there already. */
import { lazy, useState, type ComponentType } from 'react';
import { BotBubble } from './bot-bubble.tsx';
import type { BotAnswer } from './chat-state.ts';

type ReplyView = ComponentType<{ reply: BotAnswer }>;

let loaded: { default: ReplyView } | undefined;

/** Where it cannot be loaded, the words are there all the same. */
export async function loadReply(): Promise<{ default: ReplyView }> {
  loaded ??= await import('./reply.tsx').then(
    ({ Reply }) => ({ default: Reply }),
    () => ({ default: PlainReply }),
  );
  return loaded;
}

const LaterReply = lazy(loadReply);

/** Once it is loaded nothing waits any more: a lazy part would, for a moment, at its first use. */
export function LazyReply({ reply }: { reply: BotAnswer }) {
  const [View] = useState<ReplyView>(() => loaded?.default ?? LaterReply);
  return <View reply={reply} />;
}

function PlainReply({ reply }: { reply: BotAnswer }) {
  const text = reply.text.replaceAll(/\]\([^()]*\)|[[*_]/g, '');
  return <BotBubble className="whitespace-pre-wrap">{text}</BotBubble>;
}
