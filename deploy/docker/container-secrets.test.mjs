import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { natsUsers, renderPermissions } from '../engines/nats-permissions.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { demo, readCompose } from './compose-file.fixture.mjs';
import { putCertificates } from './certificates.fixture.mjs';
import { handOver, makeContainerSecrets } from './container-secrets.mjs';

const temporalConfig = readFileSync(inRoot('deploy/docker/temporal/server.yaml'), 'utf8');
let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'kontor-secrets-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const make = (profile = 'demo') => makeContainerSecrets({ data, profile, instance: 'test', temporalConfig });
const read = (/** @type {string} */ name) => readFileSync(join(data, 'secrets', name), 'utf8');

describe('the secrets of a stack in containers', () => {
  it('are all that docker-compose.yml mounts, each for the user of the container that reads it', () => {
    const readers = make();
    putCertificates(data);
    const { secrets, services } = readCompose(demo);
    for (const [name, { file }] of Object.entries(secrets)) {
      assert.equal(file, `./.kontor/containers/secrets/${name}`);
      // A key that was never rotated has no predecessor.
      assert.equal(read(name).length > 0, !name.endsWith('_PREVIOUS'), name);
    }
    for (const [service, { user = '1000:1000', secrets: mounted = [] }] of Object.entries(services)) {
      // Everybody reads the certificate of the authority.
      for (const name of mounted.filter((one) => one !== 'ENGINES_CA'))
        assert.equal(readers[name], Number(user.split(':')[0]), `${service} reads ${name}`);
    }
  });

  it('are readable by their owner only', () => {
    make();
    for (const name of readdirSync(join(data, 'secrets')))
      assert.equal(statSync(join(data, 'secrets', name)).mode & 0o077, 0, name);
  });

  it('are not handed over before there are certificates', () => {
    const readers = make();
    assert.throws(() => handOver(data, readers), /certificates of the engines are missing.*NATS_CERTIFICATE/);
  });

  it('are kept when the command is repeated', () => {
    make();
    const before = readdirSync(join(data, 'secrets')).map(read);
    make();
    assert.deepEqual(readdirSync(join(data, 'secrets')).map(read), before);
  });

  it('do not keep configuration that an update has changed', () => {
    make();
    makeContainerSecrets({ data, profile: 'demo', instance: 'test', temporalConfig: `# new\n${temporalConfig}` });
    assert.match(read('TEMPORAL_CONFIG'), /^# new/);
  });

  it('give NATS the same users and permissions as on one machine', () => {
    make();
    const config = read('NATS_CONFIG');
    for (const user of natsUsers) {
      assert.ok(
        config.includes(
          `user: "${user}", password: "${read(`NATS_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`)}"`,
        ),
      );
      assert.ok(config.includes(renderPermissions(user)));
    }
  });

  it('give Temporal and PostgreSQL the same database password', () => {
    make();
    assert.equal(read('TEMPORAL_CONFIG').split(`password: ${JSON.stringify(read('POSTGRES_PASSWORD'))}`).length, 3);
    assert.equal(read('TEMPORAL_DB_PASSWORD'), read('POSTGRES_PASSWORD'));
    assert.throws(() =>
      makeContainerSecrets({ data: join(data, 'x'), profile: 'demo', instance: 'x', temporalConfig: '' }),
    );
  });

  it('of providers are never generated in production', () => {
    assert.throws(() => make('production'), /CORE_BANKING_API_KEY[\s\S]*SMTP_URL/);
    assert.deepEqual(readdirSync(data), []);
    mkdirSync(join(data, 'secrets'));
    const given = ['BANKING_SECRET', 'BANKING_WEBHOOK_SECRET', 'COMPANY_CHECK_CLIENT_SECRET'];
    given.push('COMPANY_CHECK_WEBHOOK_SECRET', 'CORE_BANKING_API_KEY', 'SMTP_URL');
    given.push('ONBOARDING_SUBSCRIPTION_KEY', 'ONBOARDING_WEBHOOK_SECRET');
    for (const name of given) writeFileSync(join(data, 'secrets', name), `given ${name}`, { mode: 0o600 });
    make('production');
    for (const name of given) assert.equal(read(name), `given ${name}`);
  });
});
