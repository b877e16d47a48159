import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The harmless text that every scanner reports; in two parts, so that no scanner reports this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface FakeClamd {
  readonly port: number;
  /** What it was sent, one content each. */
  readonly contents: readonly Buffer[];
  close(): Promise<void>;
}

/** A scanner that speaks clamd's INSTREAM and finds the test virus; with an answer it says that instead. */
export async function startFakeClamd(answer?: string): Promise<FakeClamd> {
  const contents: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const content = contentOf(received);
      if (content === undefined) return;
      contents.push(content);
      const said = content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
      socket.end(answer ?? `${said}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, contents, close: () => closed(server) };
}

const command = 'zINSTREAM\0';

/** The content once it is complete. */
function contentOf(received: Buffer): Buffer | undefined {
  if (!received.toString('latin1').startsWith(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
