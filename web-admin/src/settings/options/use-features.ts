import type { AvailableFeatures } from '@kontor/domain/settings/option-flags';
import { useQuery } from '@tanstack/react-query';
import { readConfiguration } from '../../providers/bank-client.js';

/** What the company check offers; undefined while it is not known. */
export function useFeatures(): AvailableFeatures | undefined {
  const { data } = useQuery({
    queryKey: ['configuration', 'features'],
    queryFn: ({ signal }) => readConfiguration(signal),
  });
  if (data === undefined) return undefined;
  return {
    economyReportShort: data.isKycNowEconomyReportShortActive,
    creditChecks: data.isKycNowCreditChecksActive,
  };
}
