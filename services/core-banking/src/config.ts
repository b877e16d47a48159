import { httpUrl, loadConfig, mongoShape, natsShape, port, processShape, secret } from '@kontor/platform/config/config';
import * as z from 'zod';
import type { CoreBankingFields } from '@kontor/domain/provider-connection/core-banking-connection';
import { addressList } from '@kontor/platform/connection/allowed-hosts';
import { sealingKey } from '@kontor/platform/connection/connection-seal';

const digits = () =>
  z
    .string()
    .regex(/^\d{0,9}$/)
    .default('');

const shape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  HEALTH_PORT: port(8103),
  /** Seals the stored connection. */
  CONNECTION_KEY: sealingKey(),
  CORE_BANKING_API_KEY: secret(),
  /** Addresses at or below which the core banking system may be, besides CORE_BANKING_URL. */
  CORE_BANKING_ADDRESSES: addressList(),
  // The connection of the environment is imported once, where none is stored.
  CORE_BANKING_URL: httpUrl().optional(),
  CORE_BANKING_BRANCH: digits(),
  CORE_BANKING_ADVISOR: digits(),
};

export type CoreBankingConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}

/** The connection that is imported once; null without one. */
export function importedConnection(config: CoreBankingConfig): CoreBankingFields | null {
  const {
    CORE_BANKING_URL: baseAddress,
    CORE_BANKING_BRANCH: geschaeftsstelle,
    CORE_BANKING_ADVISOR: nrBerater,
  } = config;
  return baseAddress === undefined ? null : { baseAddress, geschaeftsstelle, nrBerater, disabled: false };
}

/** Addresses at or below which the core banking system may be. */
export function allowedAddresses({ CORE_BANKING_ADDRESSES: listed, CORE_BANKING_URL: own }: CoreBankingConfig) {
  return own === undefined || listed.includes(own) ? listed : [...listed, own];
}
