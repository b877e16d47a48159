import { toProviderMessage } from '@kontor/case-client/connection/provider.message';
import {
  connections,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';
import { CheckResult } from '@kontor/proto/kontor/connections/v1/connections_pb';
import type { Connection, ConnectionFields as FieldsMessage } from '@kontor/proto/kontor/connections/v1/connections_pb';
import type { CheckAnswer, ConnectionSetting } from '@kontor/api/provider-connection/provider-connection.schema';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { problem } from '../../http/answer/problem-table.js';
import { ownerOf, type ConnectionServices } from './connection-services.js';

export { providerOfSetting } from '@kontor/domain/provider-connection/provider-connection';

/** How long a service is waited for while it asks its provider, ms. */
export const PROVIDER_WAIT_MS = 12_000;

interface Change {
  readonly address: string;
  /** The version that was read; null for the present one. */
  readonly version: number | null;
  readonly accountId: string;
}

/** The setting of a provider's connection, its secrets masked; kept by the owning service alone. */
export async function readConnection(services: ConnectionServices, provider: Provider): Promise<ConnectionSetting> {
  const { connection } = await ownerOf(services, provider).getConnection(toProviderMessage(provider));
  return settingOf(provider, connection);
}

/** Stores a changed address. @throws Problem 412 for another version, 422 for fields that cannot be used */
export async function changeConnection(
  services: ConnectionServices,
  provider: Provider,
  { address, version, accountId }: Change,
): Promise<ConnectionSetting> {
  const owner = ownerOf(services, provider);
  const fields = fieldsOf(provider, address);
  const base = version ?? Number((await owner.getConnection(toProviderMessage(provider))).connection?.version ?? 0n);
  const request = { ...toProviderMessage(provider), version: BigInt(base), fields };
  const { result } = await owner.setConnection(request, { actor: `/users/${accountId}` });
  if (result?.conflict === true) throw problem('version-conflict');
  const violations = result?.violations ?? [];
  if (violations.length > 0) throw unusable(violations);
  return settingOf(provider, result?.connection);
}

/** Asks the provider by the stored connection or by another address. */
export async function checkConnection(
  services: ConnectionServices,
  provider: Provider,
  address: string | undefined,
): Promise<CheckAnswer> {
  const fields = address === undefined ? {} : { fields: fieldsOf(provider, address) };
  const owner = ownerOf(services, provider);
  const { result } = await owner.checkConnection(
    { ...toProviderMessage(provider), ...fields },
    { timeoutMs: PROVIDER_WAIT_MS },
  );
  return { result: results[result] ?? 'invalid' };
}

const results: Readonly<Partial<Record<CheckResult, CheckAnswer['result']>>> = {
  [CheckResult.OK]: 'ok',
  [CheckResult.REFUSED]: 'refused',
  [CheckResult.TIMEOUT]: 'timeout',
};

function settingOf(provider: Provider, connection: Connection | undefined): ConnectionSetting {
  const { setting: name } = connections[provider];
  const version = Number(connection?.version ?? 0n);
  const value = addressOf(provider, connection?.fields);
  return { '@id': `/settings/${name}`, '@type': 'Setting', name, value, version, hosts: connection?.hosts ?? [] };
}

/** The address of masked fields; empty without a connection. */
function addressOf(provider: Provider, message: FieldsMessage | undefined): string {
  if (message?.provider.case !== provider) return '';
  const fields = message.provider.value as unknown as ConnectionFields[Provider];
  return (connections[provider] as { addressOf(of: ConnectionFields[Provider]): string }).addressOf(fields);
}

/** @throws ValidationFailed for an address that is none of the provider's */
export function requireAddress(provider: Provider, address: string): void {
  fieldsOf(provider, address);
}

function fieldsOf(provider: Provider, address: string) {
  const fields = connections[provider].fieldsOf(address);
  if (fields === undefined) throw unusable([{ field: 'value', message: 'Keine Adresse dieses Anbieters' }]);
  return { provider: { case: provider, value: fields } } as NonNullable<
    Parameters<ConnectionServices['coreBanking']['setConnection']>[0]['fields']
  >;
}

function unusable(violations: readonly { readonly field: string; readonly message: string }[]): ValidationFailed {
  return new ValidationFailed(
    violations.map(({ field, message }) => ({ propertyPath: field, message, code: 'connection' })),
  );
}
