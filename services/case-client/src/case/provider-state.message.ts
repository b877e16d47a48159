import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ProviderState } from '@kontor/domain/case/provider-state';
import type { FetchStateResponse, FetchStateResponseSchema } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { personIdFrom } from '../application/person-id.message.js';
import {
  businessCheckStatusMapping,
  identityCheckMapping,
  mismatchKindMapping,
  personStatusMapping,
} from './case-enums.message.js';

export function toProviderStateMessage(state: ProviderState): MessageInitShape<typeof FetchStateResponseSchema> {
  return {
    business: businessCheckStatusMapping.toMessage(state.business),
    dueDiligenceComplete: state.dueDiligenceComplete,
    mismatch: mismatchKindMapping.toMessage(state.mismatch),
    ...(state.mismatchRef === null ? {} : { mismatchRef: state.mismatchRef }),
    persons: state.persons.map(({ attemptsLeft, ...person }) => ({
      ...person,
      ...(attemptsLeft === null ? {} : { attemptsLeft }),
      status: personStatusMapping.toMessage(person.status),
      check: identityCheckMapping.toMessage(person.check),
    })),
  };
}

/** @throws ServiceFault unknown-value */
export function fromProviderStateMessage(message: FetchStateResponse): ProviderState {
  return {
    business: businessCheckStatusMapping.fromMessage(message.business),
    dueDiligenceComplete: message.dueDiligenceComplete,
    mismatch: mismatchKindMapping.fromMessageOrNull(message.mismatch),
    mismatchRef: message.mismatchRef ?? null,
    persons: message.persons.map(({ personId, status, check, conclusive, attemptsLeft }) => ({
      personId: personIdFrom(personId),
      status: personStatusMapping.fromMessage(status),
      check: identityCheckMapping.fromMessageOrNull(check),
      conclusive,
      attemptsLeft: attemptsLeft ?? null,
    })),
  };
}
