import type { ReportOptions } from '@kontor/domain/on-hold/rules-in-effect';
import { optionFlags } from '@kontor/domain/settings/option-flags';
import type { InactiveReports } from './rule-fields-props.js';

function sentence(name: keyof ReportOptions): string {
  const label = optionFlags.find((option) => option.name === name)?.label ?? name;
  return `Diese Regel wirkt erst, wenn unter Optionen „${label}“ eingeschaltet ist.`;
}

/** Why rules on reports have no effect: the report is not ordered. */
export function inactiveReports(options: ReportOptions): InactiveReports {
  return {
    ...(options.kycNowOrderEconomyReportShort ? {} : { economyReport: sentence('kycNowOrderEconomyReportShort') }),
    ...(options.kycNowOrderCreditChecks ? {} : { creditChecks: sentence('kycNowOrderCreditChecks') }),
  };
}
