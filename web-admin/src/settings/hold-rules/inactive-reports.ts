import { optionFlags, type AvailableFeatures } from '@kontor/domain/settings/option-flags';
import type { ReportOptions } from '@kontor/domain/on-hold/rules-in-effect';
import type { InactiveReports } from './rule-fields-props.js';

const noFeature = 'Diese Regel wirkt nicht: Die Unternehmensprüfung bietet diesen Abruf zurzeit nicht an.';

/** Why the report of an option is not ordered; undefined where it is. The features are unknown while they are loaded. */
function reasonOf(
  name: keyof ReportOptions,
  options: ReportOptions,
  features: AvailableFeatures | undefined,
): string | undefined {
  const option = optionFlags.find((one) => one.name === name);
  const feature = option?.needsFeature;
  if (feature !== undefined && features !== undefined && !features[feature]) return noFeature;
  if (options[name]) return undefined;
  return `Diese Regel wirkt erst, wenn unter Optionen „${option?.label ?? name}“ eingeschaltet ist.`;
}

/** Why rules on reports have no effect: the report is not ordered, because of its option or of the connection. */
export function inactiveReports(options: ReportOptions, features: AvailableFeatures | undefined): InactiveReports {
  const economyReport = reasonOf('kycNowOrderEconomyReportShort', options, features);
  const creditChecks = reasonOf('kycNowOrderCreditChecks', options, features);
  return {
    ...(economyReport === undefined ? {} : { economyReport }),
    ...(creditChecks === undefined ? {} : { creditChecks }),
  };
}
