import { legalFormOf } from '@kontor/domain/application/application';
import { toPersonPayload } from '@kontor/domain/application/person-mapping';
import type { StoredApplication } from '../application/application.module.js';
import { problem } from '../../http/answer/problem-table.js';

/**
 * A person in the names of R1 §3 "Mapping". @throws Problem 404 for an unknown person or one of another application.
 */
export function personOf({ application }: StoredApplication, id: string) {
  const person = application.people.find((one) => one.id === id);
  const legalForm = legalFormOf(application);
  if (person === undefined || legalForm === undefined) throw problem('not-found');
  const payload = toPersonPayload(person, legalForm);
  return { ...payload, beneficialOwner: payload.beneficialOwner === null ? null : { id, ...payload.beneficialOwner } };
}
