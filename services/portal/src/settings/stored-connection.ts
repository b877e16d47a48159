import {
  connections,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';

/** Settings that may contain a connection. */
interface ConnectionSettings {
  get(name: string): Promise<unknown>;
}

/** The fields of a provider's stored connection: `unset` without a stored one, `unknown` for an unreadable one. */
export async function storedConnection<P extends Provider>(
  settings: ConnectionSettings,
  provider: P,
): Promise<ConnectionFields[P] | 'unset' | 'unknown'> {
  const { setting, fieldsOf } = connections[provider];
  return connectionIn(await settings.get(setting), fieldsOf);
}

/** The same for a value that was already read. */
export function connectionIn<T>(value: unknown, fieldsOf: (address: string) => T | undefined): T | 'unset' | 'unknown' {
  if (value === undefined || value === null || value === '') return 'unset';
  return (typeof value === 'string' ? fieldsOf(value) : undefined) ?? 'unknown';
}
