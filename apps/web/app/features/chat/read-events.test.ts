import { expect, test } from 'vitest';
import { readEvents, type StreamedEvent } from './read-events.ts';

async function eventsIn(...pieces: string[]): Promise<StreamedEvent[]> {
  async function* stream() {
    yield* pieces;
  }
  const events: StreamedEvent[] = [];
  for await (const event of readEvents(stream())) events.push(event);
  return events;
}

const written =
  'event: delta\ndata: {"text":"A: b"}\n\n: still here\n\nevent: done\r\ndata: 1\r\ndata: 2\r\n\r\n';
const read = [
  { name: 'delta', data: '{"text":"A: b"}' },
  { name: 'done', data: '1\n2' },
];

test('[AP-12] a stream is read whole', async () => {
  expect(await eventsIn(written)).toEqual(read);
});

test('[AP-12] a stream is read the same wherever it is cut in two, and sign by sign', async () => {
  for (let cut = 1; cut < written.length; cut += 1) {
    expect(await eventsIn(written.slice(0, cut), written.slice(cut)), `cut at ${cut}`).toEqual(read);
  }
  expect(await eventsIn(...written.split(''))).toEqual(read);
});

test('an event whose end never comes is none, and one without a name is a message', async () => {
  expect(await eventsIn('data: x\n\nevent: delta\ndata: y\n')).toEqual([{ name: 'message', data: 'x' }]);
});
