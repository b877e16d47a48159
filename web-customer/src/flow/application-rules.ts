import type { ApplicationRules } from '@kontor/domain/application/violation';
import { useEffect } from 'react';
import { useBank } from '../app/use-configuration.js';
import { loadPhoneRule, phoneRule } from './phone-rule.js';
import { useStore } from './value-store.js';

/** The bank's rules for an application; the numbering plans follow when they are here. */
export function useApplicationRules(): ApplicationRules {
  const bank = useBank();
  const isPhoneNumber = useStore(phoneRule);
  useEffect(() => {
    // Without them the portal is the one to refuse a number.
    loadPhoneRule().catch(() => undefined);
  }, []);
  return isPhoneNumber === undefined ? bank : { ...bank, isPhoneNumber };
}
