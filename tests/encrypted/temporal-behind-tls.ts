import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { once } from 'node:events';
import { join } from 'node:path';
import { programs } from '../support/addresses.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';
import type { Authority } from './authority.js';
import { start } from './started.js';

/** Connections by how they ended at the border. */
export interface Border {
  readonly accepted: number;
  readonly refused: number;
}

/**
 * Temporal's development server has no TLS of its own. What ends TLS before it is the border that a cluster has itself:
 * HTTP/2 by ALPN, a certificate of the authority, and nothing for a client without one.
 */
export async function startTemporal(folder: string, authority: Authority) {
  const port = await freePort();
  const args = ['server', 'start-dev', '--headless', '--ip', '127.0.0.1', '--port', String(port)];
  const file = join(folder, 'temporal.db');
  const server = start(programs.temporal, [...args, '--db-filename', file, '--log-level', 'warn'], {
    TEMPORAL_CONFIG_FILE: '/dev/null',
  });
  const border = await openBorder(authority, port);
  await until(() => accepts(port), { what: 'Temporal' });
  return {
    address: border.address,
    counts: border.counts,
    stop: async () => {
      border.close();
      await server.stop();
    },
  };
}

async function openBorder(authority: Authority, target: number) {
  const { certificate, key } = await authority.issue('temporal');
  const counts = { accepted: 0, refused: 0 };
  const files = { cert: readFileSync(certificate), key: readFileSync(key), ca: readFileSync(authority.file) };
  const border = createServer({ ...files, requestCert: true, rejectUnauthorized: true, ALPNProtocols: ['h2'] });
  border.on('secureConnection', (client) => {
    counts.accepted += 1;
    const inside = connect({ host: '127.0.0.1', port: target });
    client.pipe(inside).pipe(client);
    for (const [one, other] of [
      [client, inside],
      [inside, client],
    ] as const)
      one.once('error', () => other.destroy()).once('close', () => other.destroy());
  });
  border.on('tlsClientError', () => (counts.refused += 1));
  border.listen(0, '127.0.0.1');
  await once(border, 'listening');
  const address = `localhost:${(border.address() as AddressInfo).port}`;
  return { address, counts: counts as Border, close: () => border.close() };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
