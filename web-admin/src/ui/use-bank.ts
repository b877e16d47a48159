import { useQuery } from '@tanstack/react-query';
import { readConfiguration } from '../providers/bank-client.js';

export interface Bank {
  readonly name: string;
  readonly logo: string;
  readonly logoSmall: string;
  readonly debug: boolean;
}

const unknown: Bank = { name: '', logo: '', logoSmall: '', debug: false };

export function useBank(): Bank {
  const { data } = useQuery({
    queryKey: ['configuration'],
    queryFn: async ({ signal }): Promise<Bank> => {
      const { bankName, logo, logoSmall, debug } = await readConfiguration(signal);
      return { name: bankName, logo, logoSmall, debug: debug === true };
    },
    staleTime: Infinity,
  });
  return data ?? unknown;
}
