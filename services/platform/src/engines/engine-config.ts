import { createPrivateKey, X509Certificate } from 'node:crypto';
import * as z from 'zod';

function parses(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** One or more certificates as PEM. */
const certificates = z.string().refine((pem) => parses(() => new X509Certificate(pem)), 'is no certificate');
const privateKey = z.string().refine((pem) => parses(() => createPrivateKey(pem)), 'is no private key');

/** The address of the MongoDB, which names no database: each process adds its own. How it is reached beyond one machine. */
export const mongoShape = {
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//),
  /** Where the address carries no user. */
  MONGODB_USER: z.string().min(1).optional(),
  MONGODB_PASSWORD: z.string().min(1).optional(),
  MONGODB_CA: certificates.optional(),
  MONGODB_CERTIFICATE: certificates.optional(),
  MONGODB_CERTIFICATE_KEY: privateKey.optional(),
};

/** The addresses of NATS, the user of this process, which also names its inbox, and what proves that user. */
export const natsShape = {
  NATS_URL: z.string().min(1),
  NATS_USER: z.string().min(1),
  NATS_PASSWORD: z.string().min(1).optional(),
  /** The seed of a user's nkey: `SU…`. */
  NATS_NKEY_SEED: z.string().trim().startsWith('SU').optional(),
  /** What a .creds file holds: the user's JWT and seed. */
  NATS_CREDENTIALS: z.string().includes('BEGIN NATS USER JWT').optional(),
  NATS_CA: certificates.optional(),
  NATS_CERTIFICATE: certificates.optional(),
  NATS_CERTIFICATE_KEY: privateKey.optional(),
};

/** The address of Temporal, its namespace, and what proves this process: a client certificate, an API key or both. */
export const temporalShape = {
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_CA: certificates.optional(),
  TEMPORAL_CERTIFICATE: certificates.optional(),
  TEMPORAL_CERTIFICATE_KEY: privateKey.optional(),
  TEMPORAL_API_KEY: z.string().trim().min(1).optional(),
};

type Read<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;
/** Values that a test or an engine on loopback may leave out. */
type Lenient<S extends z.ZodRawShape, K extends keyof S> = Pick<Read<S>, K & keyof Read<S>> & {
  readonly [P in keyof Read<S>]?: Read<S>[P] | undefined;
};

export type MongoConfig = Lenient<typeof mongoShape, 'MONGODB_URI'>;
export type NatsConfig = Lenient<typeof natsShape, 'NATS_URL'>;
export type TemporalConfig = Lenient<typeof temporalShape, 'TEMPORAL_ADDRESS'>;
