import type { BusinessVerdict, PersonVerdict, ProviderState } from '@kontor/domain/case/provider-state';
import { mismatchKinds } from '@kontor/domain/case/case-command';
import { identityCheckStatuses, personStatuses } from '@kontor/domain/person/person-status';
import type { FetchStateResponse, PersonState } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { known } from './known-word.js';

const businessVerdicts: readonly BusinessVerdict[] = [
  'pending',
  'documents_missing',
  'research_initiated',
  'research_documents_missing',
  'research_failed',
  'research_mismatch',
  'research_successful',
  'completed',
  'rejected',
  'fraud',
];

function toVerdict({ personId, status, check, conclusive }: PersonState): PersonVerdict {
  return {
    personId,
    status: known(personStatuses, status),
    check: check === '' ? null : known(identityCheckStatuses, check),
    conclusive,
  };
}

/** The providers' state in the terms of the domain. */
export function toProviderState(reply: FetchStateResponse): ProviderState {
  return {
    business: known(businessVerdicts, reply.business),
    dueDiligenceComplete: reply.dueDiligenceComplete,
    mismatch: reply.mismatch === '' ? null : known(mismatchKinds, reply.mismatch),
    mismatchRef: reply.mismatchRef === '' ? null : reply.mismatchRef,
    persons: reply.persons.map(toVerdict),
  };
}
