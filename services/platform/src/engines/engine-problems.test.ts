import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { ConfigError, loadConfig, mongoShape, natsShape, processShape, temporalShape } from '../config/config.js';

const [certificate = ''] = rootCertificates;
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const seed = 'SUAIBDPBAUTWCWBKIO6XHQNINK5FWJW4OHLXC3HQ2KFE4PEJUA44CNHTC4';
const shape = { ...processShape, ...natsShape, ...mongoShape, ...temporalShape };

type Variables = Readonly<Record<string, string>>;

/** A configuration that production accepts on other machines. */
const elsewhere: Variables = {
  KONTOR_PROFILE: 'production',
  HEALTH_PORT: '1',
  NATS_URL: 'nats://nats.bank.example:4222',
  NATS_USER: 'portal',
  NATS_NKEY_SEED: seed,
  NATS_CA: certificate,
  MONGODB_URI: 'mongodb://db.bank.example/?replicaSet=kontor',
  MONGODB_USER: 'portal',
  MONGODB_PASSWORD: 'secret',
  MONGODB_CA: certificate,
  TEMPORAL_ADDRESS: 'temporal.bank.example:7233',
  TEMPORAL_CA: certificate,
  TEMPORAL_CERTIFICATE: certificate,
  TEMPORAL_CERTIFICATE_KEY: key,
};

const nothingElse = { NATS_NKEY_SEED: '', NATS_CA: '', MONGODB_USER: '', MONGODB_PASSWORD: '', MONGODB_CA: '' };
const noTemporal = { TEMPORAL_CA: '', TEMPORAL_CERTIFICATE: '', TEMPORAL_CERTIFICATE_KEY: '' };
/** Without TLS, as on one machine. */
const plain: Variables = { ...elsewhere, ...nothingElse, ...noTemporal, NATS_PASSWORD: 'secret' };

const refusal = (variables: Variables): string => {
  try {
    loadConfig(shape, variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('production on other machines', () => {
  test('starts with TLS and a proof for each engine', () => expect(refusal(elsewhere)).toBe(''));

  test.each<readonly [string, Variables]>([
    ['a credentials file', { NATS_NKEY_SEED: '', NATS_CREDENTIALS: '-----BEGIN NATS USER JWT-----' }],
    ['a password at NATS over TLS', { NATS_NKEY_SEED: '', NATS_PASSWORD: 'secret' }],
    ['a public CA at NATS', { NATS_CA: '', NATS_URL: 'tls://nats.bank.example' }],
    ['an API key', { ...noTemporal, TEMPORAL_API_KEY: 'key' }],
    ['a public CA at Temporal', { TEMPORAL_CA: '' }],
    ['a user in the address of MongoDB', { MONGODB_USER: '', MONGODB_PASSWORD: '', MONGODB_URI: 'mongodb://u:p@db/' }],
    ['a public CA at MongoDB', { MONGODB_CA: '', MONGODB_URI: 'mongodb://db/?tls=true' }],
    ['a DNS record of MongoDB', { MONGODB_CA: '', MONGODB_URI: 'mongodb+srv://db.bank.example' }],
    [
      'a certificate at MongoDB',
      {
        ...{ MONGODB_USER: '', MONGODB_PASSWORD: '', MONGODB_CERTIFICATE: certificate, MONGODB_CERTIFICATE_KEY: key },
        MONGODB_URI: 'mongodb://db/?authMechanism=MONGODB-X509',
      },
    ],
  ])('starts with %s', (_what, change) => expect(refusal({ ...elsewhere, ...change })).toBe(''));

  test.each<readonly [string, Variables, RegExp]>([
    ['NATS without TLS', { NATS_CA: '' }, /^Configuration: NATS_CA is missing: NATS_URL .* by TLS only: NATS_CA_FILE/],
    ['NATS without a proof', { NATS_NKEY_SEED: '' }, /NATS_PASSWORD is missing, or NATS_NKEY_SEED/],
    ['Temporal without anything', noTemporal, /TEMPORAL_CERTIFICATE is missing: TEMPORAL_ADDRESS .* by TLS/],
    [
      'Temporal without a proof',
      { ...noTemporal, TEMPORAL_CA: certificate },
      /TEMPORAL_CERTIFICATE is missing.*TEMPORAL_API_KEY_FILE/,
    ],
    ['MongoDB without TLS', { MONGODB_CA: '' }, /MONGODB_CA is missing: MONGODB_URI .* by TLS only: MONGODB_CA_FILE/],
    ['MongoDB without a proof', { MONGODB_USER: '', MONGODB_PASSWORD: '' }, /MONGODB_USER is missing: MONGODB_URI/],
    ['MongoDB with TLS turned off', { MONGODB_URI: 'mongodb+srv://db/?tls=false' }, /MONGODB_CA is missing/],
    ...['tlsInsecure', 'tlsAllowInvalidCertificates', 'tlsAllowInvalidHostnames'].map(
      (option): [string, Variables, RegExp] => [
        `MongoDB with ${option}`,
        { MONGODB_URI: `mongodb://db/?${option}=true` },
        /MONGODB_URI turns off the check of certificates/,
      ],
    ),
  ])('refuses %s', (_what, change, expected) => expect(refusal({ ...elsewhere, ...change })).toMatch(expected));

  test('names all that is missing at once, and no value', () => {
    const message = refusal(plain);
    for (const variable of ['NATS_CA', 'TEMPORAL_CERTIFICATE', 'MONGODB_CA', 'MONGODB_USER'])
      expect(message).toContain(`${variable} is missing`);
    expect(message).not.toMatch(/bank\.example|secret/);
  });

  test('looks only at engines that a process uses', () => {
    const variables = { KONTOR_PROFILE: 'production', MONGODB_URI: 'mongodb://db', TEMPORAL_ADDRESS: 'temporal:7233' };
    expect(loadConfig({ KONTOR_PROFILE: processShape.KONTOR_PROFILE }, variables)).toBeDefined();
  });
});

test.each([
  'mongodb://u:p@db.bank.example/#?tls=true',
  'mongodb://u:p@db.bank.example/?appName=x#&tls=true',
  'mongodb://u:p@db.bank.example/?tls=true&appName=a?&tlsInsecure=true',
  'mongodb://127.0.0.1/?proxyHost=elsewhere.example',
])('production refuses an address that the driver reads otherwise: %s', (MONGODB_URI) => {
  expect(refusal({ ...elsewhere, MONGODB_URI })).toMatch(/MONGODB_URI has a #, a second \? or a proxy/);
});

test('production does not start where Node checks no certificate', () => {
  const NODE_TLS_REJECT_UNAUTHORIZED = '0';
  expect(refusal({ ...elsewhere, NODE_TLS_REJECT_UNAUTHORIZED })).toMatch(/NODE_TLS_REJECT_UNAUTHORIZED turns off/);
  expect(refusal({ ...elsewhere, NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toBe('');
  expect(refusal({ ...plain, KONTOR_PROFILE: 'demo', NODE_TLS_REJECT_UNAUTHORIZED })).toBe('');
});

test('production on loopback and every other profile start without TLS', () => {
  const loopback = {
    NATS_URL: 'nats://127.0.0.1:1',
    MONGODB_URI: 'mongodb://localhost',
    TEMPORAL_ADDRESS: '[::1]:7233',
  };
  expect(refusal({ ...plain, ...loopback })).toBe('');
  for (const profile of ['demo', 'test']) expect(refusal({ ...plain, KONTOR_PROFILE: profile })).toBe('');
});

describe('in every profile', () => {
  const demo = { ...elsewhere, KONTOR_PROFILE: 'demo' };

  test.each<readonly [string, Variables, RegExp]>([
    ['a certificate without its key', { TEMPORAL_CERTIFICATE_KEY: '' }, /TEMPORAL_CERTIFICATE_KEY is missing/],
    ['a key without its certificate', { NATS_CERTIFICATE_KEY: key }, /NATS_CERTIFICATE is missing/],
    ['a user without a password', { MONGODB_PASSWORD: '' }, /MONGODB_PASSWORD is missing, MONGODB_USER is of no use/],
    ['two proofs at NATS', { NATS_PASSWORD: 'secret' }, /NATS_NKEY_SEED cannot be given besides NATS_PASSWORD/],
    ['a user in the address of NATS', { NATS_URL: 'nats://u:p@nats' }, /NATS_URL holds a user/],
    ['what is no certificate', { MONGODB_CA: 'text' }, /MONGODB_CA is not usable/],
    ['what is no key', { TEMPORAL_CERTIFICATE_KEY: certificate }, /TEMPORAL_CERTIFICATE_KEY is not usable/],
    ['what is no seed', { NATS_NKEY_SEED: 'UAIBD' }, /NATS_NKEY_SEED is not usable/],
  ])('refuses %s', (_what, change, expected) => expect(refusal({ ...demo, ...change })).toMatch(expected));

  test('each of them may be in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'engines-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), `${text}\n`);
      return { [name]: '', [`${name}_FILE`]: join(folder, name) };
    };
    const files = { ...file('NATS_NKEY_SEED', seed), ...file('TEMPORAL_CERTIFICATE_KEY', key) };
    expect(loadConfig(shape, { ...elsewhere, ...files })).toMatchObject({ NATS_NKEY_SEED: seed });
    rmSync(folder, { recursive: true });
  });
});
