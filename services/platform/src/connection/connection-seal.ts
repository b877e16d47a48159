import * as z from 'zod';
import { createKeyRing, openJson, sealJson } from '../crypto/sealed-box.js';
import { masterKeyFrom } from '../crypto/case-keys.js';
import type { ConnectionVersion } from './connection.repository.js';

/** Seals the fields of connections under the service's own key, bound to provider and version. */
export interface ConnectionSeal {
  seal(provider: string, version: number, fields: object): string;
  /** @throws SealBroken */
  open(provider: string, sealed: Pick<ConnectionVersion, 'version' | 'sealed'>): unknown;
}

/** A variable of the environment with a key of 32 bytes, written as base64. */
export function sealingKey() {
  return z.string().refine((text) => Buffer.from(text, 'base64').length === 32);
}

/** The seal of a key of 32 bytes, written as base64. @throws TypeError */
export function createConnectionSeal(key: string): ConnectionSeal {
  const keys = createKeyRing(masterKeyFrom(key));
  return {
    seal: (provider, version, fields) => sealJson(keys.current, fields, binding(provider, version)).toString('base64'),
    open: (provider, { version, sealed }) => openJson(keys, Buffer.from(sealed, 'base64'), binding(provider, version)),
  };
}

function binding(provider: string, version: number): string {
  return `connection|${provider}|${version}`;
}
