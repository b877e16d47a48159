import {
  connections,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';

/** A connection as it was read, its secrets masked. */
export interface ConnectionReading<P extends Provider> {
  /** Undefined without a connection. */
  readonly fields: ConnectionFields[P] | undefined;
  readonly version: number;
  readonly hosts: readonly string[];
}

interface StoredConnection {
  readonly value: string;
  readonly version: number;
  readonly hosts: readonly string[];
}

type Codec<P extends Provider> = { addressOf(fields: ConnectionFields[P]): string };

/** The setting that holds a connection. */
export const settingOf = (provider: Provider): string => connections[provider].setting;

/** The reading of a stored connection. */
export function readingOf<P extends Provider>(provider: P, stored: StoredConnection): ConnectionReading<P> {
  const { value, version, hosts } = stored;
  return { fields: value === '' ? undefined : connections[provider].fieldsOf(value), version, hosts };
}

/** The fields as the setting holds them. */
export function addressOf<P extends Provider>(provider: P, fields: ConnectionFields[P]): string {
  return (connections[provider] as Codec<P>).addressOf(fields);
}

/** What a form without a stored connection starts with: a host that the installation allows. */
export function firstFields<F extends object>(empty: F, [first, ...others]: readonly string[]): F {
  if (!('host' in empty) || first === undefined) return empty;
  const isAllowed = [first, ...others].some((host) => host === empty.host);
  return isAllowed ? empty : { ...empty, host: first };
}
