/** Loaded into the site's process before the site: tells its parent what it holds, after its garbage is gone. */
import { collectGarbage } from '@kinora/api/src/test-garbage.ts';

export interface Held {
  /** Bytes. */
  heap: number;
  /** Beside the heap, where bodies lie. */
  buffers: number;
  resident: number;
  timers: number;
  sockets: number;
}

process.on('message', async (asked) => {
  if (asked !== 'what do you hold?') return;
  await collectGarbage();
  const resources = process.getActiveResourcesInfo();
  const count = (name: RegExp) => resources.filter((resource) => name.test(resource)).length;
  const memory = process.memoryUsage();
  const held: Held = {
    heap: memory.heapUsed,
    buffers: memory.arrayBuffers,
    resident: memory.rss,
    timers: count(/^Timeout$/),
    sockets: count(/^(TCPSocketWrap|TLSWrap|PipeWrap)$/),
  };
  process.send?.(held);
});
