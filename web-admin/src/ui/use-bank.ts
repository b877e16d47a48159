import { idleMinutes } from '@kontor/domain/settings/idle-minutes';
import { useQuery } from '@tanstack/react-query';
import { readConfiguration } from '../providers/bank-client.js';

export interface Bank {
  readonly name: string;
  readonly logo: string;
  readonly logoSmall: string;
  readonly debug: boolean;
  /** Whether customers find an account that they could open. */
  readonly hasAccounts: boolean;
  /** Minutes without input after which the back office locks. */
  readonly idleMinutes: number;
}

const unknown: Bank = {
  name: '',
  logo: '',
  logoSmall: '',
  debug: false,
  hasAccounts: true,
  idleMinutes: idleMinutes.standard,
};

export function useBank(): Bank {
  const { data } = useQuery({
    queryKey: ['configuration'],
    queryFn: async ({ signal }): Promise<Bank> => {
      const { bankName, logo, logoSmall, debug, konten, staffIdleMinutes } = await readConfiguration(signal);
      const hasAccounts = Object.keys(konten).length > 0;
      return { name: bankName, logo, logoSmall, debug: debug === true, hasAccounts, idleMinutes: staffIdleMinutes };
    },
    staleTime: Infinity,
  });
  return data ?? unknown;
}
