import {
  connections,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';

/** Settings that may contain a connection. */
interface ConnectionSettings {
  get(name: string): Promise<unknown>;
}

/** The fields of a provider's stored connection: `unset` while staff have stored none, `unknown` for what is none of it. */
export async function storedConnection<P extends Provider>(
  settings: ConnectionSettings,
  provider: P,
): Promise<ConnectionFields[P] | 'unset' | 'unknown'> {
  const { setting, fieldsOf } = connections[provider];
  return connectionIn(await settings.get(setting), fieldsOf);
}

/** The same of a value that was read already. */
export function connectionIn<T>(value: unknown, fieldsOf: (address: string) => T | undefined): T | 'unset' | 'unknown' {
  if (value === undefined || value === null || value === '') return 'unset';
  return (typeof value === 'string' ? fieldsOf(value) : undefined) ?? 'unknown';
}
