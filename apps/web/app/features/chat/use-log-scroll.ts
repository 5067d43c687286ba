/** The log goes along with what is said, unless the visitor has gone back to read: then it says that there is news. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatState } from './chat-state.ts';

/** Pixels that a visitor may be away from the newest and still count as there. */
const slack = 32;
/** Pixels above the newest reply, where it begins at the upper edge. */
const gap = 16;

export function useLogScroll(entries: ChatState['entries']) {
  const logRef = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  /** How far the log was last scrolled from here. */
  const placed = useRef(0);
  const [hasNews, setHasNews] = useState(false);

  const showNewest = useCallback(() => {
    const log = logRef.current;
    if (!log) return;
    isFollowing.current = true;
    setHasNews(false);
    placed.current = placeOfNewest(log);
    log.scrollTop = placed.current;
  }, []);

  useLayoutEffect(() => {
    const isWanted = entries.length === 0 || entries.at(-1)?.from === 'visitor';
    if (isWanted || isFollowing.current) showNewest();
    else setHasNews(true);
  }, [entries, showNewest]);

  // A reply grows while it comes, and the log shrinks when keys come up.
  useEffect(() => {
    const log = logRef.current;
    if (!log?.firstElementChild) return;
    const sizes = new ResizeObserver(() => {
      if (isFollowing.current && Math.abs(log.scrollTop - placed.current) < slack) showNewest();
    });
    sizes.observe(log);
    sizes.observe(log.firstElementChild);
    return () => sizes.disconnect();
  }, [showNewest]);

  const onScroll = useCallback(() => {
    const log = logRef.current;
    if (!log) return;
    if (log.scrollTop < placed.current - slack) isFollowing.current = false;
    if (log.scrollTop < placeOfNewest(log) - slack) return;
    isFollowing.current = true;
    setHasNews(false);
  }, []);

  return { logRef, hasNews, showNewest, onScroll };
}

/** The end of the log; where the newest reply is higher than the log, its beginning, so that it is read from there. */
function placeOfNewest(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight;
  const [question, reply = question] = [...log.querySelectorAll('[data-said]')].slice(-2);
  if (!question || !reply) return end;
  const { height } = question.getBoundingClientRect();
  // A short question stays in sight above its answer.
  const first = height < log.clientHeight / 4 ? question : reply;
  const top = first.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop;
  return Math.max(0, Math.min(end, Math.round(top) - gap));
}
