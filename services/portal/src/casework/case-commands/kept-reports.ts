import type { EconomyReport, OnHoldSubject } from '@kontor/domain/on-hold/evaluate';
import * as z from 'zod';
import type { FrozenApplication } from '../../applicant/application/application.module.js';
import { newestOf, type ProviderFinding } from '../../case/case-record/case-record.module.js';

const economySchema = z.union([z.looseObject({ score: z.number(), riskQuota: z.number() }), z.literal('unavailable')]);
const creditSchema = z.looseObject({ checks: z.array(z.looseObject({ personId: z.string(), score: z.string() })) });

function economyOf(finding: ProviderFinding | undefined): EconomyReport | undefined {
  return economySchema.safeParse(finding?.content).data;
}

/** Scores of the credit checks by person. */
function scoresOf(finding: ProviderFinding | undefined): ReadonlyMap<string, string> {
  const checks = creditSchema.safeParse(finding?.content).data?.checks ?? [];
  return new Map(checks.map(({ personId, score }) => [personId, score]));
}

/** The reports recorded for a case, as the hold rules evaluate them. */
export function keptReports(
  { application }: Pick<FrozenApplication, 'application'>,
  kept: readonly ProviderFinding[],
): NonNullable<OnHoldSubject['reports']> {
  const scores = scoresOf(newestOf(kept, 'creditChecks'));
  const byIndex = application.people.flatMap(({ id }, index) => {
    const score = scores.get(id ?? '');
    return score === undefined ? [] : [[index, score] as const];
  });
  return { economyReport: economyOf(newestOf(kept, 'economyReport')), creditChecks: Object.fromEntries(byIndex) };
}
