import { connect } from 'node:net';
import { ScannerUnavailable, type ScanFile } from './scanner.js';

export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** Time for one file, milliseconds. */
const scanMs = 30_000;
const pieceBytes = 64 * 1024;
const mostAnswerBytes = 4096;

/** Scans with clamd over TCP: one connection and one INSTREAM command for each file. */
export function createClamdScanner(address: ClamdAddress, milliseconds = scanMs): ScanFile {
  return async (content) => {
    const answer = await ask(address, content, milliseconds);
    if (answer === 'stream: OK') return 'clean';
    if (/^stream: .* FOUND$/.test(answer)) return 'found';
    throw new ScannerUnavailable(new Error(answer.slice(0, 200)));
  };
}

function ask({ host, port }: ClamdAddress, content: Uint8Array, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host, port });
    const fail = (error?: Error): void => {
      socket.destroy();
      reject(new ScannerUnavailable(error));
    };
    const timer = setTimeout(() => fail(new Error('no answer in time')), milliseconds);
    socket.on('error', fail);
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString('latin1');
      if (answer.length > mostAnswerBytes) fail(new Error('an answer without end'));
    });
    socket.on('close', () => {
      clearTimeout(timer);
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
      else fail(new Error('an answer without its end'));
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (const piece of pieces(content)) socket.write(piece);
      // A piece of no length ends the content.
      socket.write(Buffer.alloc(4));
    });
  });
}

function* pieces(content: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < content.byteLength; start += pieceBytes) {
    const piece = content.subarray(start, start + pieceBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.byteLength);
    yield Buffer.concat([length, piece]);
  }
}
