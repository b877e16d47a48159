import type { Start } from '@kontor/api/application/application.schema';
import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { matchingPersonSchema } from '@kontor/domain/matching/resolution.schema';
import * as z from 'zod';

const caseSchema = z.object({
  kind: z.enum(['FUNCTIONARIES', 'BENEFICIARIES']),
  source: z.enum(['DOCUMENT', 'PUBLIC']),
  leftSide: z.record(z.string(), matchingPersonSchema),
  rightSide: z.array(matchingPersonSchema),
}) satisfies z.ZodType<MatchingCase>;

const places = {
  FUNCTIONARIES: ['interrupted_functionaries_mismatch', 'functionariesMatchingResult'],
  BENEFICIARIES: ['interrupted_beneficiaries_mismatch', 'beneficiariesMatchingResult'],
} as const satisfies Readonly<Record<MatchingKind, readonly [string, keyof Start]>>;

/** The comparison to resolve; undefined when the start has another state or no persons (R2 §2.6). */
export function openMismatch(start: Start | undefined, kind: MatchingKind): MatchingCase | undefined {
  const [state, member] = places[kind];
  if (start?.state !== state) return undefined;
  const read = caseSchema.safeParse(start[member]);
  return read.success && read.data.kind === kind && read.data.rightSide.length > 0 ? read.data : undefined;
}
