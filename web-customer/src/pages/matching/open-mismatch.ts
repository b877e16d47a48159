import type { Start } from '@kontor/api/application/application.schema';
import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { matchingPersonSchema } from '@kontor/domain/matching/resolution.schema';
import * as z from 'zod';

const { nationality, birthDate, votingShare, ...others } = matchingPersonSchema.shape;

/**
 * A person to be shown: names and address as somebody else wrote them, not by the rules of a form. What is no country, day
 * or share counts as unknown, e.g. the month of birth in the transparency register.
 */
const personSchema = z.object({
  ...others,
  firstName: z.string(),
  lastName: z.string(),
  line1: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
  nationality: nationality.catch(undefined),
  birthDate: birthDate.catch(undefined),
  votingShare: votingShare.catch(undefined),
});

const caseSchema = z.object({
  kind: z.enum(['FUNCTIONARIES', 'BENEFICIARIES']),
  source: z.enum(['DOCUMENT', 'PUBLIC']),
  leftSide: z.record(z.string(), personSchema),
  rightSide: z.array(personSchema),
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
