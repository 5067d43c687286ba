import { createConnection } from 'node:net';

export interface RawAnswer {
  /** The status of every answer that came, oldest first. */
  statuses: number[];
  text: string;
}

const startOfAnswer = /HTTP\/\d\.\d (\d{3}) /g;

/** Sends these bytes and collects what comes back, until the connection ends or there was silence for a while. */
export async function sendRaw(url: string, bytes: string, silence = 700): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  // A refusal may come before everything is sent.
  socket.on('error', () => socket.destroy());
  socket.setTimeout(silence, () => socket.destroy());
  socket.write(bytes, 'latin1');
  await new Promise((settle) => socket.once('close', settle));
  return { statuses: [...text.matchAll(startOfAnswer)].map(([, status]) => Number(status)), text };
}
