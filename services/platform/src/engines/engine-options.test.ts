import { nkeys } from '@nats-io/transport-node';
import { mongoOptions, natsOptions, temporalOptions } from './engine-options.js';

describe('NATS', () => {
  const NATS_URL = 'nats://a:1, nats://b:2';

  test('has its servers and its user, and no TLS on one machine', () => {
    expect(natsOptions({ NATS_URL, NATS_USER: 'portal', NATS_PASSWORD: 'p' })).toEqual({
      servers: ['nats://a:1', 'nats://b:2'],
      user: 'portal',
      pass: 'p',
    });
  });

  test('has TLS by a CA, by a client certificate and by tls://', () => {
    expect(natsOptions({ NATS_URL, NATS_CA: 'ca' }).tls).toEqual({ ca: 'ca' });
    expect(natsOptions({ NATS_URL, NATS_CERTIFICATE: 'c', NATS_CERTIFICATE_KEY: 'k' }).tls).toEqual({
      cert: 'c',
      key: 'k',
    });
    expect(natsOptions({ NATS_URL: 'tls://a' }).tls).toEqual({});
  });

  test('signs the nonce of the server with the seed of an nkey, and sends no user', () => {
    const pair = nkeys.createUser();
    const seed = new TextDecoder().decode(pair.getSeed());
    const { authenticator, user, pass } = natsOptions({ NATS_URL, NATS_USER: 'portal', NATS_NKEY_SEED: seed });
    expect([user, pass]).toEqual([undefined, undefined]);
    const signed = (authenticator as (nonce: string) => { nkey: string; sig: string })('nonce');
    expect(signed.nkey).toBe(pair.getPublicKey());
    expect(pair.verify(Buffer.from('nonce'), Buffer.from(signed.sig, 'base64url'))).toBe(true);
  });

  test('sends the JWT of a credentials file and signs with its seed', () => {
    const pair = nkeys.createUser();
    const seed = new TextDecoder().decode(pair.getSeed());
    const part = (title: string, text: string) => `-----BEGIN ${title}-----\n${text}\n------END ${title}------\n`;
    const credentials = `${part('NATS USER JWT', 'e30.e30.sig')}\n${part('USER NKEY SEED', seed)}`;
    const { authenticator } = natsOptions({ NATS_URL, NATS_CREDENTIALS: credentials });
    const signed = (authenticator as (nonce: string) => { jwt: string; sig: string })('nonce');
    expect(signed.jwt).toBe('e30.e30.sig');
    expect(pair.verify(Buffer.from('nonce'), Buffer.from(signed.sig, 'base64url'))).toBe(true);
  });
});

describe('Temporal', () => {
  const TEMPORAL_ADDRESS = 'temporal:7233';

  test('has no TLS on one machine', () => {
    expect(temporalOptions({ TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE: 'n' })).toEqual({ address: TEMPORAL_ADDRESS });
  });

  test('has the CA and the client certificate as bytes', () => {
    const files = { TEMPORAL_CA: 'ca', TEMPORAL_CERTIFICATE: 'c', TEMPORAL_CERTIFICATE_KEY: 'k' };
    expect(temporalOptions({ TEMPORAL_ADDRESS, ...files })).toEqual({
      address: TEMPORAL_ADDRESS,
      tls: {
        serverRootCACertificate: Buffer.from('ca'),
        clientCertPair: { crt: Buffer.from('c'), key: Buffer.from('k') },
      },
    });
  });

  test('sends an API key by TLS only', () => {
    expect(temporalOptions({ TEMPORAL_ADDRESS, TEMPORAL_API_KEY: 'key' })).toEqual({
      address: TEMPORAL_ADDRESS,
      tls: {},
      apiKey: 'key',
    });
  });
});

describe('MongoDB', () => {
  const MONGODB_URI = 'mongodb://db';

  test('has what its address says on one machine', () => expect(mongoOptions({ MONGODB_URI })).toEqual({}));

  test('has TLS by a CA and by a client certificate', () => {
    expect(mongoOptions({ MONGODB_URI, MONGODB_CA: 'ca' })).toEqual({ tls: true, ca: 'ca' });
    expect(mongoOptions({ MONGODB_URI, MONGODB_CERTIFICATE: 'c', MONGODB_CERTIFICATE_KEY: 'k' })).toEqual({
      tls: true,
      cert: 'c',
      key: 'k',
    });
  });

  test('has a user beside the address', () => {
    const user = { MONGODB_USER: 'u', MONGODB_PASSWORD: 'p' };
    expect(mongoOptions({ MONGODB_URI, ...user })).toEqual({ auth: { username: 'u', password: 'p' } });
  });
});
