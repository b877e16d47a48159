import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import { useEffect } from 'react';
import { useBank } from '../app/configuration/use-configuration.js';
import { loadPhoneRule, phoneRule } from './phone-rule.js';
import { useStore } from './value-store.js';

/** The bank's rules for an application, with the numbering plans once they are loaded. */
export function useApplicationRules(): ApplicationRules {
  const bank = useBank();
  const isPhoneNumber = useStore(phoneRule);
  useEffect(() => {
    // Until they are loaded, only the portal validates numbers.
    loadPhoneRule().catch(() => undefined);
  }, []);
  return isPhoneNumber === undefined ? bank : { ...bank, isPhoneNumber };
}
