import { credsAuthenticator, nkeyAuthenticator } from '@nats-io/transport-node';
import type { NodeConnectionOptions } from '@nats-io/transport-node';
import type { ConnectOptions } from 'mongoose';
import { asksForTls } from './engine-address.js';
import type { MongoConfig, NatsConfig, TemporalConfig } from './engine-config.js';

/** Where NATS is, how it is proved to be NATS, and how this process proves who it is. */
export type NatsOptions = Pick<NodeConnectionOptions, 'servers' | 'tls' | 'user' | 'pass' | 'authenticator'>;

/**
 * The options of the NATS client. With `tls` the client refuses a server that offers none; the server's certificate is
 * checked against `NATS_CA`, or against the public CAs.
 */
export function natsOptions(config: NatsConfig): NatsOptions {
  const { NATS_CA: ca, NATS_CERTIFICATE: cert, NATS_CERTIFICATE_KEY: key } = config;
  const isTls = ca !== undefined || cert !== undefined || asksForTls(config.NATS_URL);
  return {
    servers: config.NATS_URL.split(',').map((url) => url.trim()),
    ...(isTls ? { tls: present({ ca, cert, key }) } : {}),
    ...natsProof(config),
  };
}

function natsProof(config: NatsConfig): Partial<NatsOptions> {
  const { NATS_NKEY_SEED: seed, NATS_CREDENTIALS: credentials } = config;
  if (seed !== undefined) return { authenticator: nkeyAuthenticator(Buffer.from(seed)) };
  if (credentials !== undefined) return { authenticator: credsAuthenticator(Buffer.from(credentials)) };
  return present({ user: config.NATS_USER, pass: config.NATS_PASSWORD });
}

/** What a client and a worker of Temporal connect with. */
export interface TemporalOptions {
  address: string;
  tls?: { serverRootCACertificate?: Buffer; clientCertPair?: { crt: Buffer; key: Buffer } };
  apiKey?: string;
}

/** The options of Temporal's clients, the same for both of its libraries. An API key is never sent without TLS. */
export function temporalOptions(config: TemporalConfig): TemporalOptions {
  const {
    TEMPORAL_CA: ca,
    TEMPORAL_CERTIFICATE: crt,
    TEMPORAL_CERTIFICATE_KEY: key,
    TEMPORAL_API_KEY: apiKey,
  } = config;
  const isTls = ca !== undefined || crt !== undefined || apiKey !== undefined;
  const tls = {
    ...(ca === undefined ? {} : { serverRootCACertificate: Buffer.from(ca) }),
    ...(crt === undefined || key === undefined
      ? {}
      : { clientCertPair: { crt: Buffer.from(crt), key: Buffer.from(key) } }),
  };
  return { address: config.TEMPORAL_ADDRESS, ...(isTls ? { tls } : {}), ...present({ apiKey }) };
}

/** What MongoDB's driver takes besides the address. */
export type MongoTlsOptions = Pick<ConnectOptions, 'tls' | 'ca' | 'cert' | 'key' | 'auth'>;

/** The options of MongoDB's driver besides the address, which may ask for TLS and name a user by itself. */
export function mongoOptions(config: MongoConfig): MongoTlsOptions {
  const { MONGODB_CA: ca, MONGODB_CERTIFICATE: cert, MONGODB_CERTIFICATE_KEY: key } = config;
  const { MONGODB_USER: username, MONGODB_PASSWORD: password } = config;
  return {
    ...(ca === undefined && cert === undefined ? {} : { tls: true, ...present({ ca, cert, key }) }),
    ...(username === undefined || password === undefined ? {} : { auth: { username, password } }),
  };
}

/** The values that are there. */
function present<T extends Record<string, string | undefined>>(values: T): { [K in keyof T]?: string } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: string };
}
