import { createPrivateKey } from 'node:crypto';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import {
  flag,
  httpUrl,
  mongoShape,
  natsShape,
  port,
  processShape,
  secret,
  temporalShape,
} from '@kontor/platform/config/config';
import { isNetwork } from '@kontor/platform/http/network';
import * as z from 'zod';
import { casePolicyText } from './case-policy-text.js';

const ed25519Key = z.string().refine((pem) => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}, 'is no Ed25519 private key');

const key32 = z.string().refine((text) => Buffer.from(text, 'base64').length === 32, 'is not 32 bytes in base64');

/** Earlier keys that still open what they sealed, newest first. */
const previousKeys = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(/[\s,]+/).filter((one) => one !== ''))
  .pipe(z.array(key32));

/** Addresses and networks in CIDR. */
const networks = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(/[\s,]+/).filter((one) => one !== ''))
  .pipe(z.array(z.string().refine(isNetwork, 'is no address and no network in CIDR')));

/** The variables of the portal's environment. */
export const portalShape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  ...temporalShape,
  HEALTH_PORT: port(8100),
  KONTOR_PORT: port(8080),
  APP_URL: httpUrl(),
  /** Address of a case in the Temporal UI for operations; without it there is no link. */
  TEMPORAL_UI_URL: httpUrl().optional(),
  /** The windows of new cases. */
  CASE_POLICY: casePolicyText.optional(),
  DEBUG_ROUTES: flag(),
  DEMO_STAFF: flag(),
  WEB_CUSTOMER_DIST: z.string().optional(),
  WEB_ADMIN_DIST: z.string().optional(),
  SAMPLE_BANK_DIR: z.string().optional(),
  MASTER_KEY: key32,
  MASTER_KEY_PREVIOUS: previousKeys,
  VAULT_KEY: key32,
  VAULT_KEY_PREVIOUS: previousKeys,
  SEARCH_PEPPER: secret(16),
  TOKEN_PRIVATE_KEY: ed25519Key,
  /** Signs exports of cases. */
  EXPORT_PRIVATE_KEY: ed25519Key,
  /** Lifetime of an access token in seconds; 3600, in the production profile 900. */
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(60).max(3600).optional(),
  /** Host of clamd, which scans uploads; without one nothing is scanned. */
  CLAMD_HOST: z.string().min(1).optional(),
  CLAMD_PORT: port(3310),
  /** Number of proxies in front of the portal. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Networks of the bank, e.g. of its branches: more may register there in the same time. */
  BANK_NETWORKS: networks,
  /**
   * Factor of the rate limits by network address: for many users behind one address, and for tests (default there
   * 100).
   */
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(10_000).optional(),
};

type Variables = Readonly<z.output<z.ZodObject<typeof portalShape>>>;

/** What the concepts of the portal are configured with. */
export interface PortalConfig extends Variables {
  readonly ACCESS_TOKEN_SECONDS: number;
  readonly RATE_LIMIT_FACTOR: number;
  readonly casePolicy: CasePolicy;
}
