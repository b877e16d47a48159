import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nkeys } from '@nats-io/transport-node';
import { programs } from '../support/addresses.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';
import type { Authority } from './authority.js';
import { start, type Started } from './started.js';

/** A new user's nkey: its public part, and the file with its seed. */
export function createNkey(folder: string, name: string): { readonly publicKey: string; readonly file: string } {
  const pair = nkeys.createUser();
  const file = join(folder, `${name}.nk`);
  writeFileSync(file, `${new TextDecoder().decode(pair.getSeed())}\n`, { mode: 0o600 });
  return { publicKey: pair.getPublicKey(), file };
}

/** A NATS server that accepts nobody without a certificate of the authority and the one nkey of its configuration. */
export async function startNats(
  folder: string,
  authority: Authority,
  publicKey: string,
): Promise<Started & { readonly url: string; readonly monitor: string }> {
  const { certificate, key } = await authority.issue('nats');
  const [port, monitorPort] = [await freePort(), await freePort()];
  const config = join(folder, 'nats.conf');
  const text = (value: string) => JSON.stringify(value);
  writeFileSync(
    config,
    `host: "127.0.0.1"
port: ${port}
http: "127.0.0.1:${monitorPort}"
jetstream { store_dir: ${text(join(folder, 'jetstream'))}, sync_interval: always }
tls { cert_file: ${text(certificate)}, key_file: ${text(key)}, ca_file: ${text(authority.file)}, verify: true }
accounts { KONTOR { jetstream: enabled, users: [{ nkey: ${publicKey} }] } }
`,
  );
  const started = start(programs.nats, ['--config', config]);
  const monitor = `http://127.0.0.1:${monitorPort}`;
  await until(async () => (await fetch(`${monitor}/healthz`)).ok, { what: 'NATS with TLS' });
  return { ...started, url: `nats://localhost:${port}`, monitor };
}
