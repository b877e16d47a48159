import type { CoreBankingFields } from '@kontor/domain/provider-connection/core-banking-connection';
import { httpUrl, secret } from '@kontor/platform/config/config';
import { addressList } from '@kontor/platform/connection/allowed-hosts';
import { sealingKey } from '@kontor/platform/connection/connection-seal';
import * as z from 'zod';

const digits = () =>
  z
    .string()
    .regex(/^\d{0,9}$/)
    .default('');

/** The variables of the environment that a connection needs. */
export const connectionShape = {
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

export type ConnectionConfig = Readonly<z.output<z.ZodObject<typeof connectionShape>>>;

/** The connection that is imported once; null without one. */
export function importedConnection(config: ConnectionConfig): CoreBankingFields | null {
  const {
    CORE_BANKING_URL: baseAddress,
    CORE_BANKING_BRANCH: geschaeftsstelle,
    CORE_BANKING_ADVISOR: nrBerater,
  } = config;
  return baseAddress === undefined ? null : { baseAddress, geschaeftsstelle, nrBerater, disabled: false };
}

/** Addresses at or below which the core banking system may be. */
export function allowedAddresses({ CORE_BANKING_ADDRESSES: listed, CORE_BANKING_URL: own }: ConnectionConfig) {
  return own === undefined || listed.includes(own) ? listed : [...listed, own];
}
