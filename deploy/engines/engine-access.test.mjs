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

  for (const [name, access, address] of /** @type {const} */ ([
    ['MONGODB_URI', mongoAccess, 'mongodb://db.bank.example'],
    ['MONGODB_URI', mongoAccess, 'mongodb://127.0.0.1,db.bank.example/?replicaSet=kontor'],
    ['MONGODB_URI', mongoAccess, 'mongodb://db.bank.example/?tls=false'],
    ['MONGODB_URI', mongoAccess, 'mongodb://db.bank.example/#?tls=true'],
    ['MONGODB_URI', mongoAccess, 'mongodb://db.bank.example/?tls=true&appName=a?&tlsInsecure=true'],
    ['MONGODB_URI', mongoAccess, 'mongodb://db.bank.example/?tls=true&tlsAllowInvalidCertificates=true'],
    ['NATS_URL', natsAccess, 'nats://nats.bank.example:4222'],
    ['NATS_URL', natsAccess, 'nats://127.0.0.1:4222,nats://nats.bank.example:4222'],
    ['NATS_URL', natsAccess, 'nats://localhost.example:4222'],
    ['TEMPORAL_ADDRESS', temporalAccess, 'temporal.bank.example:7233'],
  ]))
    it(`is refused in clear on another machine: ${address}`, async () => {
      await assert.rejects(async () => access({ [name]: address }), new RegExp(`${name} names another machine`));
    });

  for (const [name, access, address] of /** @type {const} */ ([
    ['MONGODB_URI', mongoAccess, 'mongodb://localhost:27017,[::1]:27018/?replicaSet=kontor'],
    ['MONGODB_URI', mongoAccess, 'mongodb://db.bank.example/?tls=true'],
    ['MONGODB_URI', mongoAccess, 'mongodb+srv://db.bank.example'],
    ['NATS_URL', natsAccess, 'nats://127.0.0.1:4222, nats://localhost:4223'],
    ['NATS_URL', natsAccess, 'tls://nats.bank.example'],
    ['TEMPORAL_ADDRESS', temporalAccess, '127.0.0.1:7233'],
  ]))
    it(`is allowed: ${address}`, async () => {
      await assert.doesNotReject(async () => access({ [name]: address }));
    });

  it('is refused with a user in the address of NATS, and does not say which', async () => {
    await assert.rejects(
      natsAccess({ NATS_URL: 'nats://u:secret@127.0.0.1:4222' }),
      (/** @type {Error} */ { message }) => /^NATS_URL holds a user\n/.test(message) && !message.includes('secret'),
    );
  });

  it('names a file that is not there', () => {
    const env = { MONGODB_URI: 'mongodb://db', MONGODB_CA_FILE: join(folder, 'absent') };
    assert.throws(() => mongoAccess(env), /MONGODB_CA_FILE/);
  });
});
