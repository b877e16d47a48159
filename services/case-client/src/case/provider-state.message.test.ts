import { create } from '@bufbuild/protobuf';
import { personIdOf } from '@kontor/domain/person/person-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { ProviderState } from '@kontor/domain/case/provider-state';
import { FetchStateResponseSchema } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { fromProviderStateMessage, toProviderStateMessage } from './provider-state.message.js';

const throughMessage = (state: ProviderState) =>
  fromProviderStateMessage(create(FetchStateResponseSchema, toProviderStateMessage(state)));

test('the providers’ state is the same after its message', () => {
  const state: ProviderState = {
    business: 'research_mismatch',
    dueDiligenceComplete: false,
    mismatch: 'functionaries',
    mismatchRef: 'finding-1',
    persons: [
      { personId: personIdOf('p1'), status: 'failed', check: 'rejected', conclusive: true, attemptsLeft: 2 },
      { personId: personIdOf('p2'), status: 'pending', check: null, conclusive: false, attemptsLeft: null },
    ],
  };
  expect(throughMessage(state)).toEqual(state);
  const quiet: ProviderState = {
    business: 'completed',
    dueDiligenceComplete: true,
    mismatch: null,
    mismatchRef: null,
    persons: [],
  };
  expect(throughMessage(quiet)).toEqual(quiet);
});

test('an unknown value is a retryable fault', () => {
  for (const business of [0, 99]) {
    const read = () => fromProviderStateMessage(create(FetchStateResponseSchema, { business }));
    expect(read).toThrow(ServiceFault);
    expect(read).toThrow('does not have');
  }
});
