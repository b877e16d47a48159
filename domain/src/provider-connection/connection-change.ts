import { connectionLabels } from './connection-labels.js';
import { connections, type Provider } from './provider-connection.js';
import { maskedSecret } from './secret.js';

interface FieldChange {
  readonly label: string;
  readonly value: string;
}

/**
 * What differs between a connection that was read masked and one to store, for a person who confirms it: no secret, and
 * not where the provider is.
 */
export function connectionChanges(provider: Provider, before: string, after: string): readonly FieldChange[] {
  const { secrets, host, fieldsOf } = connections[provider];
  const [from, to] = [fieldsOf(before), fieldsOf(after)].map(
    (fields) => (fields ?? {}) as Readonly<Record<string, unknown>>,
  );
  const isSecret = (name: string): boolean => (secrets as readonly string[]).includes(name);
  return Object.entries(connectionLabels[provider]).flatMap(([name, label]) => {
    const [was, is] = [from?.[name] ?? '', to?.[name] ?? ''];
    if (name === host || was === is || (isSecret(name) && is === maskedSecret)) return [];
    return [{ label, value: isSecret(name) ? secretText(is) : `${textOf(was)} → ${textOf(is)}` }];
  });
}

const secretText = (value: unknown): string => (value === '' ? 'wird entfernt' : 'wird neu gesetzt');

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ein' : 'aus';
  return value === '' ? 'leer' : `„${String(value)}“`;
}
