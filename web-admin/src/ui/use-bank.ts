import { idleMinutes } from '@kontor/domain/settings/idle-minutes';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { useQuery } from '@tanstack/react-query';
import { readConfiguration } from '../providers/bank-client.js';

export interface Bank {
  readonly name: string;
  readonly logo: string;
  readonly logoSmall: string;
  readonly debug: boolean;
  /** The accounts by their ids; undefined while they are not known. */
  readonly konten?: BankConfiguration['konten'];
  /** Minutes without input after which the back office locks. */
  readonly idleMinutes: number;
}

const unknown: Bank = { name: '', logo: '', logoSmall: '', debug: false, idleMinutes: idleMinutes.standard };

export function useBank(): Bank {
  const { data } = useQuery({
    queryKey: ['configuration'],
    queryFn: async ({ signal }): Promise<Bank> => {
      const { bankName, logo, logoSmall, debug = false, konten, staffIdleMinutes } = await readConfiguration(signal);
      return { name: bankName, logo, logoSmall, debug, konten, idleMinutes: staffIdleMinutes };
    },
    staleTime: Infinity,
  });
  return data ?? unknown;
}
