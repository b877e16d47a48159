import { accountFaults, type AccountSettings } from '@kontor/domain/settings/account-settings';
import { settingSchemas } from '@kontor/domain/settings/setting-values.schema';
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

/** The values as the portal reads them: the default where none is stored, or one in an older shape. */
function accountsOf(values: Values): AccountSettings {
  const valueOf = (name: string): unknown => JSON.parse(values.get(name) ?? 'null') ?? undefined;
  const { tempConfig, kontoList } = settingSchemas;
  return {
    tempConfig: tempConfig.catch(tempConfig.parse(undefined)).parse(valueOf('tempConfig')),
    kontoList: kontoList.catch([]).parse(valueOf('kontoList')),
  };
}
