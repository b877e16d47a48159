import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { regularPolicy } from '@kontor/domain/case/case-policy';
import { readConfig } from './config.js';

const env = {
  MONGODB_URI: 'mongodb://127.0.0.1:27027',
  NATS_URL: 'nats://127.0.0.1:4222',
  NATS_USER: 'portal',
  NATS_PASSWORD: 'x',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
  APP_URL: 'http://localhost:8080/',
  MASTER_KEY: randomBytes(32).toString('base64'),
  VAULT_KEY: randomBytes(32).toString('base64'),
  SEARCH_PEPPER: 'a pepper of sixteen',
  TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  EXPORT_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

it('has defaults for one machine', () => {
  const config = readConfig(env);
  expect(config).toMatchObject({
    KONTOR_PORT: 8080,
    HEALTH_PORT: 8100,
    APP_URL: 'http://localhost:8080',
    ACCESS_TOKEN_SECONDS: 3600,
  });
  expect(config.casePolicy).toEqual(regularPolicy);
});

it('reads the networks of the bank', () => {
  const networks = '192.0.2.0/24, 2001:db8::/32';
  expect(readConfig({ ...env, BANK_NETWORKS: networks }).BANK_NETWORKS).toEqual(['192.0.2.0/24', '2001:db8::/32']);
});

it('changes only the given windows', () => {
  expect(readConfig({ ...env, CASE_POLICY: '{"archiveAfterMs":5000}' }).casePolicy).toEqual({
    ...regularPolicy,
    archiveAfterMs: 5000,
  });
});

it.each([
  ['CASE_POLICY', '{"doiWindowMs":-1}'],
  ['CASE_POLICY', '{"unknown":1}'],
  ['CASE_POLICY', 'x'],
  ['MASTER_KEY', 'c2hvcnQ='],
  ['TOKEN_PRIVATE_KEY', 'x'],
  ['EXPORT_PRIVATE_KEY', 'x'],
  ['APP_URL', 'ftp://x'],
  ['BANK_NETWORKS', '192.0.2.0/24,bank.example'],
])('refuses %s=%s and names it', (variable, value) => {
  expect(() => readConfig({ ...env, [variable]: value })).toThrow(variable);
});

it.each([
  ['DEMO_STAFF', '1'],
  ['DEBUG_ROUTES', '1'],
  ['CASE_POLICY', '{}'],
])('production refuses %s', (variable, value) => {
  expect(readConfig({ ...env, [variable]: value })).toBeTruthy();
  expect(() => readConfig({ ...env, KONTOR_PROFILE: 'production', [variable]: value })).toThrow(variable);
});

it('production has short access tokens', () => {
  expect(readConfig({ ...env, KONTOR_PROFILE: 'production' }).ACCESS_TOKEN_SECONDS).toBe(900);
});
