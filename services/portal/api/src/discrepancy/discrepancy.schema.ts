import { ownerStandings } from '@kontor/domain/discrepancy/compare-owners';
import { discrepancyLabels } from '@kontor/domain/discrepancy/discrepancy-report';
import { interestLabels } from '@kontor/domain/discrepancy/owner-facts';
import { ownerFieldLabels } from '@kontor/domain/discrepancy/owner-fields';
import * as z from 'zod';

const codes = <T extends string>(labels: Readonly<Record<T, string>>) => z.enum(Object.keys(labels) as [T, ...T[]]);

const factsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  city: z.string(),
  nationalities: z.array(z.string()).readonly(),
  interest: codes(interestLabels).nullable(),
  share: z.number().nullable(),
});

const ownerComparisonSchema = z.object({
  /** Null for an owner whom only the register names. */
  personId: z.string().nullable(),
  name: z.string(),
  standing: codes(ownerStandings),
  fields: z
    .array(
      z.object({
        field: codes(ownerFieldLabels),
        label: z.string(),
        application: z.string(),
        register: z.string(),
        agrees: z.boolean(),
      }),
    )
    .readonly(),
});

const made = { at: z.string(), by: z.string().nullable() };

/** The beneficial owners of a case beside the transparency register, and what the bank decided (§ 23a GwG). */
export const discrepancyAnswerSchema = z.object({
  state: codes(discrepancyLabels),
  /** Number of steps so far; a change names the one on which it is based. */
  step: z.number(),
  /** Whether companies of this legal form have to be in the register. */
  isExpected: z.boolean(),
  owners: z.array(factsSchema.extend({ personId: z.string() })).readonly(),
  /** Null until it was entered. */
  extract: z
    .object({
      hasEntry: z.boolean(),
      owners: z
        .array(z.object({ personId: z.string().nullable(), registered: factsSchema.readonly().nullable() }))
        .readonly(),
    })
    .nullable(),
  comparison: z.array(ownerComparisonSchema).readonly().nullable(),
  /** The last decision; another difference than the one decided about is a draft again. */
  decision: z
    .discriminatedUnion('outcome', [
      z.object({ ...made, outcome: z.literal('reported'), day: z.string(), reference: z.string() }),
      z.object({ ...made, outcome: z.literal('notReported'), reason: z.string() }),
    ])
    .nullable(),
});
export type DiscrepancyAnswer = z.infer<typeof discrepancyAnswerSchema>;
