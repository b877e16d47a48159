import { connect } from 'node:net';
import { bus } from './addresses.js';

/** Publishes bytes that are no valid message, as a broken release would; resolves when the server has them. */
export function publishInvalid(subject: string, invalid: string): Promise<void> {
  const { hostname, port } = new URL(bus.url);
  const hello = { verbose: false, pedantic: false, lang: 'test', version: '1', user: bus.user, pass: bus.password };
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('error', reject);
    socket.setTimeout(10_000, () => socket.destroy(new Error('NATS does not answer')));
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (text.startsWith('INFO '))
        socket.write(
          `CONNECT ${JSON.stringify(hello)}\r\nPUB ${subject} ${Buffer.byteLength(invalid)}\r\n${invalid}\r\nPING\r\n`,
        );
      else if (text.includes('-ERR')) socket.destroy(new Error(text));
      else if (text.includes('PONG')) {
        socket.end();
        resolve();
      }
    });
  });
}
