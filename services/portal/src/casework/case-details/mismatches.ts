import { mismatchSchema, type Mismatch } from '@kontor/api/case/staff-case.schema';
import * as z from 'zod';
import type { CaseRecord, ProviderFinding } from '../../case/case-record/case-record.module.js';

const personSchema = mismatchSchema.shape.entered.element.extend({
  matchType: z.string().optional(),
  inRole: z.boolean().optional(),
});
const matchingSchema = z.looseObject({
  kind: mismatchSchema.shape.kind,
  source: mismatchSchema.shape.source,
  leftSide: z.record(z.string(), personSchema),
  rightSide: z.array(personSchema),
});

type ComparedPerson = z.infer<typeof personSchema>;

function withoutCounterpart(persons: readonly ComparedPerson[]): Mismatch['entered'] {
  return persons
    .filter(({ matchType, inRole }) => matchType === undefined && inRole !== false)
    .map(({ firstName, lastName, birthDate, city, votingShare, typeOfRepresentation }) => ({
      firstName,
      lastName,
      birthDate,
      city,
      votingShare,
      typeOfRepresentation,
    }));
}

function mismatchOf({ ref, recordedAt, content }: ProviderFinding, openRef: string | null): readonly Mismatch[] {
  const { data } = matchingSchema.safeParse(content);
  if (data === undefined) return [];
  const { kind, source, leftSide, rightSide } = data;
  return [
    {
      kind,
      source,
      recordedAt: new Date(recordedAt).toISOString(),
      isOpen: ref === openRef,
      entered: withoutCounterpart(Object.values(leftSide)),
      found: withoutCounterpart(rightSide),
    },
  ];
}

/** The newest comparison of each kind and source in which persons differ, the newest first (R3 §3 "Person matching case"). */
export function mismatchesOf({ snapshot }: CaseRecord, findings: readonly ProviderFinding[]): Mismatch[] {
  const openRef = snapshot?.startFindingRef ?? null;
  const all = findings.filter(({ kind }) => kind === 'matching').flatMap((one) => mismatchOf(one, openRef));
  const newest = new Map(all.map((one) => [`${one.kind} ${one.source}`, one]));
  return [...newest.values()].sort((one, other) => other.recordedAt.localeCompare(one.recordedAt));
}
