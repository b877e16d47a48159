import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { natsAccess } from '../engines/engine-access.mjs';
import { operator } from '../engines/nats-permissions.mjs';
import { ownNats } from '../engines/nats-server.fixture.mjs';
import { readNatsInstance, writeNatsInstance } from '../engines/nats-session.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { certificateFiles } from './container-secrets.mjs';

const hasOpenssl = spawnSync('sh', ['-c', 'command -v openssl'], { stdio: 'ignore' }).status === 0;
const skip = hasOpenssl ? false : 'there is no openssl here';

const folder = mkdtempSync(join(tmpdir(), 'kontor-certificates-'));
const make = (/** @type {string} */ to = folder) => execFileSync('sh', [inRoot('deploy/docker/certificates.sh'), to]);
const path = (/** @type {string} */ name) => join(folder, name);
const read = (/** @type {string} */ name) => readFileSync(path(name), 'utf8');
const all = () => Object.fromEntries(readdirSync(folder).map((name) => [name, read(name)]));
after(() => rmSync(folder, { recursive: true }));

describe('the certificates of the engines', { skip }, () => {
  before(() => void make());

  it('are all that containers read, the keys for their owner only', () => {
    assert.deepEqual(readdirSync(folder).sort(), [...certificateFiles, 'ENGINES_CA_KEY'].sort());
    for (const name of readdirSync(folder).filter((one) => one !== 'ENGINES_CA'))
      assert.equal(statSync(path(name)).mode & 0o077, 0, name);
  });

  it('are issued by the one authority, each with its key, for the name of the container', () => {
    const authority = new X509Certificate(read('ENGINES_CA'));
    const hosts = { NATS_CERTIFICATE: 'nats', TEMPORAL_CERTIFICATE: 'temporal', MONGO_TLS: 'mongo' };
    for (const [name, host] of Object.entries(hosts)) {
      const certificate = new X509Certificate(read(name).replace(/^[\s\S]*(?=-----BEGIN CERTIFICATE)/, ''));
      assert.ok(certificate.verify(authority.publicKey) && certificate.checkIssued(authority), name);
      assert.ok(certificate.checkHost(host) && certificate.checkHost('localhost'), name);
      assert.equal(certificate.checkHost('other'), undefined);
      assert.ok(certificate.checkPrivateKey(createPrivateKey(read(name === 'MONGO_TLS' ? name : `${name}_KEY`))), name);
    }
  });

  it('are kept when the command is repeated, and issued anew by a new authority', () => {
    const first = all();
    make();
    assert.deepEqual(all(), first);
    rmSync(path('ENGINES_CA'));
    make();
    for (const [name, text] of Object.entries(all())) assert.notEqual(text, first[name], name);
  });

  it('issues what is damaged anew, and nothing else', () => {
    const first = all();
    writeFileSync(path('NATS_CERTIFICATE'), 'damaged');
    make();
    const changed = Object.entries(all()).flatMap(([name, text]) => (text === first[name] ? [] : [name]));
    assert.deepEqual(changed.sort(), ['NATS_CERTIFICATE', 'NATS_CERTIFICATE_KEY']);
  });

  describe('in NATS as containers run it', () => {
    /** @type {Awaited<ReturnType<typeof ownNats>>} */
    let nats;
    before(async () => {
      nats = await ownNats({ tls: { certificate: path('NATS_CERTIFICATE'), key: path('NATS_CERTIFICATE_KEY') } });
      await nats.start();
    });
    after(async () => {
      await nats?.end();
      nats?.remove();
    });

    /** @param {Record<string, string>} given */
    async function server(given) {
      const url = `nats://localhost:${nats.port}`;
      const env = { NATS_URL: url, NATS_USER: operator, NATS_PASSWORD: operator, ...given };
      return { servers: url, ...(await natsAccess(env)) };
    }

    it('are accepted by who has the certificate of the authority', async () => {
      const known = await server({ NATS_CA_FILE: path('ENGINES_CA') });
      assert.equal(await readNatsInstance(known), undefined);
      await writeNatsInstance(known, 'one');
      assert.equal(await readNatsInstance(known), 'one');
    });

    it('are refused by who has another one, and a wrong password is refused', async () => {
      const other = mkdtempSync(join(folder, 'other-'));
      make(other);
      const stranger = await server({ NATS_CA_FILE: join(other, 'ENGINES_CA') });
      await assert.rejects(readNatsInstance(stranger), /refuses the supervisor.*certificate/);
      await assert.rejects(readNatsInstance(await server({})), /refuses the supervisor.*certificate/);
      const known = { NATS_CA_FILE: path('ENGINES_CA'), NATS_PASSWORD: 'wrong' };
      await assert.rejects(readNatsInstance(await server(known)), /refuses the supervisor.*Authorization/);
    });
  });
});
