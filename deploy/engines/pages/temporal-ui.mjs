import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as call } from 'node:http';
import { pipeline } from 'node:stream';
import { isKnownHost } from './known-host.mjs';

/**
 * An address of this machine that nobody can guess, for the UI itself: who reaches it need not name this machine. Only
 * Linux has all addresses of 127/8; elsewhere the UI stays where it is.
 * @returns {string | undefined}
 */
export function hiddenAddress() {
  if (process.platform !== 'linux') return undefined;
  return `127.${randomInt(64, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
}

/**
 * Passes the UI of Temporal on, at the same port of 127.0.0.1, to who names this machine; everybody else gets 421.
 * @param {{ port: number, hidden: string }} ui
 * @returns {Promise<() => Promise<void>>} closes it
 */
export async function serveTemporalUi({ port, hidden }) {
  const server = createServer((request, response) => {
    if (!isKnownHost(request.headers.host)) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' }).end('unknown host');
      return;
    }
    const { method, url, headers } = request;
    const inside = call({ host: hidden, port, method, path: url, headers, agent: false });
    inside.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    inside.once('error', () => {
      if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Temporal does not answer');
    });
    pipeline(request, inside, () => undefined);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
