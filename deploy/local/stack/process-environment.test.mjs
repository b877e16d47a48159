import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manifest } from './processes.mjs';
import { processEnvironment } from './process-environment.mjs';
import { resolvePorts } from './ports.mjs';

/**
 * @param {import('./stack.mjs').Profile} profile
 * @returns {(name: string) => Record<string, string>}
 */
function environmentIn(profile) {
  const addresses = { mongodbUri: '', natsUrl: '', temporalAddress: '', smtpUrl: '' };
  const secrets = { file: (/** @type {string} */ name) => `/secrets/${name}` };
  const setting = { data: '/data', ports: resolvePorts({}), env: {}, profile, instance: 'local', secrets, addresses };
  return (name) => processEnvironment(name, setting, 1);
}

describe('the environment of a process in the production profile', () => {
  const of = environmentIn('production');

  it('is that profile for all but the stand-in of the providers', () => {
    const ours = manifest.map(({ name }) => name).filter((name) => name !== 'mail-sink');
    const profiles = Object.fromEntries(ours.map((name) => [name, of(name).KONTOR_PROFILE]));
    const { sandbox, ...others } = profiles;
    assert.equal(sandbox, 'demo');
    assert.deepEqual([...new Set(Object.values(others))], ['production']);
  });

  it('has neither a sample bank nor demo staff', () => {
    for (const variable of ['SAMPLE_BANK_DIR', 'DEMO_STAFF']) {
      assert.ok(variable in environmentIn('demo')('portal'));
      assert.ok(!(variable in of('portal')), variable);
    }
  });

  it('has no connection that would be imported, only addresses that may be chosen', () => {
    const imported = /^(BANKING|ONBOARDING|COMPANY_CHECK|CORE_BANKING)_(URL|USER|SECRET|CLIENT|SUBSCRIPTION|BRANCH)/;
    const services = ['identity', 'company-check', 'core-banking'];
    const inProfile = (/** @type {typeof of} */ env) => services.flatMap((name) => Object.keys(env(name)));
    assert.ok(inProfile(environmentIn('demo')).some((variable) => imported.test(variable)));
    assert.deepEqual(
      inProfile(of).filter((variable) => imported.test(variable)),
      [],
    );
    assert.equal(of('identity').BANKING_HOSTS, 'production=http://127.0.0.1:8090/banking/v1');
    assert.equal(of('core-banking').CORE_BANKING_ADDRESSES, 'http://127.0.0.1:8090/core-banking/v1');
  });
});

describe('engines that run already', () => {
  const env = {
    NATS_URL: 'tls://nats:4222',
    NATS_USER: 'kontor',
    NATS_NKEY_SEED_FILE: '/nkey',
    NATS_CA_FILE: '/ca',
    MONGODB_CA_FILE: '/ca',
    TEMPORAL_ADDRESS: 'temporal:7233',
    TEMPORAL_API_KEY_FILE: '/key',
  };
  const addresses = { mongodbUri: '', natsUrl: env.NATS_URL, temporalAddress: env.TEMPORAL_ADDRESS, smtpUrl: '' };
  const secrets = { file: (/** @type {string} */ name) => `/secrets/${name}` };
  const setting = { data: '/data', ports: resolvePorts({}), instance: 'local', secrets, addresses };
  const of = (/** @type {string} */ name, /** @type {Record<string, string>} */ given) =>
    processEnvironment(name, { ...setting, env: given, profile: 'demo' }, 1);

  it('are reached by what the person gave, by the processes that use them', () => {
    const { NATS_NKEY_SEED_FILE, NATS_CA_FILE, NATS_USER, TEMPORAL_API_KEY_FILE } = of('worker', env);
    assert.deepEqual(
      { NATS_NKEY_SEED_FILE, NATS_CA_FILE, NATS_USER, TEMPORAL_API_KEY_FILE },
      { NATS_NKEY_SEED_FILE: '/nkey', NATS_CA_FILE: '/ca', NATS_USER: 'kontor', TEMPORAL_API_KEY_FILE: '/key' },
    );
    assert.ok(!('TEMPORAL_API_KEY_FILE' in of('notification', env)));
  });

  it('have one proof: a password of ours is not sent beside an nkey', () => {
    assert.ok(!('NATS_PASSWORD_FILE' in of('worker', env)));
    assert.equal(of('worker', { NATS_URL: 'nats://nats' }).NATS_PASSWORD_FILE, '/secrets/NATS_PASSWORD_WORKER');
  });

  it('are not given what belongs to an engine that the start runs itself', () => {
    assert.ok(!('MONGODB_CA_FILE' in of('portal', env)));
    assert.equal(of('portal', { ...env, MONGODB_URI: 'mongodb://db' }).MONGODB_CA_FILE, '/ca');
  });
});
