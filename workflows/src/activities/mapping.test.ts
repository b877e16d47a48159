import { create } from '@bufbuild/protobuf';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { FetchStateResponseSchema } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { toProjectedLine } from './history-line.js';
import { toProviderState } from './provider-state.js';

test('the providers’ state comes over in the terms of the domain', () => {
  const reply = create(FetchStateResponseSchema, {
    business: 'research_mismatch',
    mismatch: 'functionaries',
    mismatchRef: 'finding-1',
    persons: [
      { personId: 'p1', status: 'failed', check: 'rejected', conclusive: true },
      { personId: 'p2', status: 'pending' },
    ],
  });
  expect(toProviderState(reply)).toEqual({
    business: 'research_mismatch',
    dueDiligenceComplete: false,
    mismatch: 'functionaries',
    mismatchRef: 'finding-1',
    persons: [
      { personId: 'p1', status: 'failed', check: 'rejected', conclusive: true },
      { personId: 'p2', status: 'pending', check: null, conclusive: false },
    ],
  });
});

test('a word this version does not know is not guessed at', () => {
  const read = () => toProviderState(create(FetchStateResponseSchema, { business: 'dreaming' }));
  expect(read).toThrow(ServiceFault);
  expect(read).toThrow('does not know');
});

test('a history line without a person or account is told with empty texts', () => {
  const entry = {
    seq: 3,
    at: 5,
    type: 'bgo',
    personId: null,
    status: '220',
    cause: 'order',
    actor: 'system',
    accountId: null,
    mails: ['failed'],
  } as const;
  expect(toProjectedLine(entry)).toEqual({ ...entry, seq: 3n, at: 5n, personId: '', accountId: '', mails: ['failed'] });
});
