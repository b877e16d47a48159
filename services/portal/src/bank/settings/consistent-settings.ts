import { accountFaults, type AccountSettings } from '@kontor/domain/settings/account-settings';
import { settingFrom } from '@kontor/domain/settings/setting-values.schema';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { StoredConfiguration } from './configuration.repository.js';

type Values = ReadonlyMap<string, string | null>;

/** @throws ValidationFailed when settings that belong together would no longer go together */
export function requireConsistent(current: StoredConfiguration | null, values: Values): void {
  if (!values.has('tempConfig') && !values.has('kontoList')) return;
  const stored: Values = new Map(current?.settings.map(({ name, json }) => [name, json]));
  const faults = accountFaults(accountsOf(stored), accountsOf(new Map([...stored, ...values])));
  if (faults.length === 0) return;
  throw new ValidationFailed(
    faults.map(({ path: propertyPath, message }) => ({ propertyPath, code: 'inconsistent', message })),
  );
}

function accountsOf(values: Values): AccountSettings {
  return {
    tempConfig: settingFrom('tempConfig', values.get('tempConfig') ?? null),
    kontoList: settingFrom('kontoList', values.get('kontoList') ?? null),
  };
}
