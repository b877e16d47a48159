import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { mongoAccess, natsAccess, temporalAccess } from './engine-access.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kontor-access-'));
after(() => rmSync(folder, { recursive: true }));
const file = (/** @type {string} */ text) => {
  const path = join(folder, text);
  writeFileSync(path, `${text}\n`);
  return path;
};

describe('the access of the supervisor to an engine that runs already', () => {
  it('has TLS and the user of MongoDB', () => {
    const env = { MONGODB_URI: 'mongodb://db', MONGODB_CA_FILE: file('ca'), MONGODB_USER: 'u', MONGODB_PASSWORD: 'p' };
    assert.deepEqual(mongoAccess(env), { tls: true, ca: 'ca', auth: { username: 'u', password: 'p' } });
  });

  it('has the CA, certificate and key of Temporal by the variables of its command line', () => {
    const env = {
      TEMPORAL_ADDRESS: 'temporal:7233',
      TEMPORAL_CA_FILE: file('ca'),
      TEMPORAL_CERTIFICATE_FILE: file('certificate'),
      TEMPORAL_CERTIFICATE_KEY_FILE: file('key'),
      TEMPORAL_API_KEY_FILE: file('api-key'),
    };
    assert.deepEqual(temporalAccess(env), {
      TEMPORAL_TLS_SERVER_CA_CERT_DATA: 'ca',
      TEMPORAL_TLS_CLIENT_CERT_DATA: 'certificate',
      TEMPORAL_TLS_CLIENT_KEY_DATA: 'key',
      TEMPORAL_API_KEY: 'api-key',
    });
  });

  it('has TLS and one proof of NATS', async () => {
    const env = { NATS_URL: 'nats://nats', NATS_USER: 'operator', NATS_CA_FILE: file('ca') };
    const [byPassword, byKey] = [
      await natsAccess({ ...env, NATS_PASSWORD: 'p' }),
      await natsAccess({ ...env, NATS_NKEY_SEED: 'SUAIBDPBAUTWCWBKIO6XHQNINK5FWJW4OHLXC3HQ2KFE4PEJUA44CNHTC4' }),
    ];
    const tls = { ca: 'ca' };
    assert.deepEqual(byPassword, { tls, inboxPrefix: '_INBOX_operator', user: 'operator', pass: 'p' });
    assert.ok(typeof byKey.authenticator === 'function' && byKey.user === undefined);
    assert.deepEqual((await natsAccess({ NATS_URL: 'tls://nats' })).tls, {});
  });

  it('counts only beside the address of that engine', async () => {
    const env = { MONGODB_CA_FILE: file('ca'), TEMPORAL_API_KEY: 'k', NATS_CA_FILE: file('ca') };
    assert.deepEqual([mongoAccess(env), temporalAccess(env), await natsAccess(env)], [{}, {}, {}]);
  });

  it('names a file that is not there', () => {
    const env = { MONGODB_URI: 'mongodb://db', MONGODB_CA_FILE: join(folder, 'absent') };
    assert.throws(() => mongoAccess(env), /MONGODB_CA_FILE/);
  });
});
