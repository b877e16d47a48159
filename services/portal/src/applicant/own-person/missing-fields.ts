import type { PersonId } from '@kontor/domain/person/person-id';
import * as z from 'zod';
import { newestOf, type ProviderFinding } from '../../case/case-record/case-record.module.js';

const missingSchema = z.looseObject({ missingInformation: z.array(z.string()) });

/** What a provider says is missing of a person, in its own names; empty when it names nothing. */
export function missingOfPerson(findings: readonly ProviderFinding[], personId: PersonId): readonly string[] {
  const found = newestOf(findings, 'missingInformation', personId)?.content;
  return missingSchema.safeParse(found).data?.missingInformation ?? [];
}
