import { weekGroups } from '@kontor/domain/reporting/case-report';
import * as z from 'zod';

const count = z.int().min(0);
const labelled = z.array(z.object({ label: z.string(), count }));

/** Counts of cases (R3 §3 "Reporting filter"). */
export const reportSchema = z.object({
  numberOfIdentificationsPerStatus: z.array(
    z.object({
      statusNumber: z.int(),
      statusTitle: z.string(),
      numberOfIdentifications: count,
      numberOfIdentificationsNowArchived: count,
    }),
  ),
  weeks: z.array(
    z.object({
      week: z.string(),
      counts: z.record(z.enum(Object.keys(weekGroups) as (keyof typeof weekGroups)[]), count),
    }),
  ),
  timeToAccount: labelled,
  medianDaysToAccount: count.nullable(),
  holdReasons: labelled,
  failures: labelled,
});
export type Report = z.infer<typeof reportSchema>;
