import { changeConnection, getConnection } from '@kontor/api/provider-connection/connection-setting.routes';
import { checkConnection } from '@kontor/api/provider-connection/provider-connection.routes';
import type { CheckAnswer } from '@kontor/api/provider-connection/provider-connection.schema';
import {
  connections,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';
import { api } from '../../providers/api.js';

/** A connection as it was read, its secrets masked. */
export interface ConnectionReading<P extends Provider> {
  /** Undefined without a connection. */
  readonly fields: ConnectionFields[P] | undefined;
  readonly version: number;
  readonly hosts: readonly string[];
}

type Codec<P extends Provider> = { addressOf(fields: ConnectionFields[P]): string };

export async function readConnection<P extends Provider>(
  provider: P,
  signal: AbortSignal,
): Promise<ConnectionReading<P>> {
  const { setting: name, fieldsOf } = connections[provider];
  const { value, version, hosts } = (await api.send(getConnection, { params: { name }, signal })).data;
  return { fields: value === '' ? undefined : fieldsOf(value), version, hosts };
}

/** Stores a connection. @throws ApiProblem 412 when it was changed since `version`, 422 with the fields' names */
export async function saveConnection<P extends Provider>(
  provider: P,
  fields: ConnectionFields[P],
  version: number,
): Promise<void> {
  const { setting: name } = connections[provider];
  const value = (connections[provider] as Codec<P>).addressOf(fields);
  await api.send(changeConnection, { params: { name }, body: { name, value, version } });
}

/** Asks the provider by fields that need not be stored. */
export async function askProvider<P extends Provider>(
  provider: P,
  fields: ConnectionFields[P],
): Promise<CheckAnswer['result']> {
  const { setting: name } = connections[provider];
  const value = (connections[provider] as Codec<P>).addressOf(fields);
  return (await api.send(checkConnection, { params: { name }, body: { value } })).data.result;
}
