/** Reads a text file in pieces, so that a file of any size fits. */
import { createReadStream } from 'node:fs';

export type Encoding = 'utf8' | 'latin1';

const pieceBytes = 1 << 20;

/** The lines of the file, many at a time, without line ends and without a byte order mark. Rejects where it cannot be read. */
export async function* readLines(file: string, encoding: Encoding = 'utf8'): AsyncGenerator<string[]> {
  let rest = '';
  let isFirst = true;
  for await (const piece of createReadStream(file, { encoding, highWaterMark: pieceBytes })) {
    const text = rest + String(piece);
    const lines = (isFirst ? text.replace(/^\uFEFF/, '') : text).split('\n');
    isFirst = false;
    rest = lines.pop() ?? '';
    yield lines.map(withoutReturn);
  }
  if (rest !== '') yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
