/** The events of a streamed answer, as the HTML standard's section on server-sent events writes them. */

export interface StreamedEvent {
  name: string;
  data: string;
}

/** Gives every event as soon as its blank line has come. Lines may be cut anywhere between two pieces. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<StreamedEvent> {
  let open = '';
  for await (const piece of pieces) {
    const blocks = `${open}${piece}`.replaceAll('\r\n', '\n').split('\n\n');
    open = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) yield event;
    }
  }
}

/** Undefined for a comment, which keeps a connection open. */
function readEvent(block: string): StreamedEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { name, data: data.join('\n') };
}

export async function* readPieces(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
