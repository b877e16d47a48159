import { IdentificationSource } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { create, toBinary } from '@bufbuild/protobuf';
import { silentLogger } from '@kontor/platform/logger/logger';
import { ProviderEventSchema as CompanyCheckEvent } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { ProviderEventSchema as IdentityEvent } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { createDelivery } from './deliver-event.js';

/** A Temporal client that records signals, or fails. */
function fakeTemporal(failure?: Error) {
  const signals: unknown[] = [];
  const getHandle = (workflowId: string) => ({
    signal: async (definition: { name: string }, payload: unknown) => {
      if (failure) throw failure;
      signals.push([workflowId, definition.name, payload]);
    },
  });
  const temporal = {
    workflow: { getHandle },
    withDeadline: (_: number, call: () => unknown) => call(),
  } as unknown as Client;
  return { temporal, signals };
}

const event = (subject: string, bytes: Uint8Array) => ({ subject, bytes, id: 'n1', deliveries: 1 });
const identity = (change: object = {}) =>
  event(
    'ev.identity.v1.ProviderEvent',
    toBinary(
      IdentityEvent,
      create(IdentityEvent, {
        eventId: 'e1',
        caseId: '7',
        source: IdentificationSource.BANKING,
        reference: '7:p1',
        ...change,
      }),
    ),
  );

function deliver(failure?: Error) {
  const { temporal, signals } = fakeTemporal(failure);
  const counted: string[] = [];
  const count = (outcome: string) => counted.push(outcome);
  const delivery = createDelivery({ temporal, logger: silentLogger(), count, debounceMs: 20 });
  return { delivery, signals, counted };
}

test('an event becomes a signal of its case', async () => {
  const { delivery, signals, counted } = deliver();
  expect(await delivery(identity())).toBe('done');
  const bytes = toBinary(CompanyCheckEvent, create(CompanyCheckEvent, { eventId: 'e2', caseId: '8', reference: 'r' }));
  expect(await delivery(event('ev.company_check.v1.ProviderEvent', bytes))).toBe('done');
  expect(signals).toEqual([
    ['case/7', 'providerEvent', { eventId: 'e1', source: 'banking', reference: '7:p1' }],
    ['case/8', 'providerEvent', { eventId: 'e2', source: 'company-check', reference: 'r' }],
  ]);
  expect(counted).toEqual(['delivered', 'delivered']);
});

test('a burst of events causes one signal, and each event is done when Temporal has accepted it', async () => {
  const { delivery, signals, counted } = deliver();
  const burst = [identity(), identity({ eventId: 'e2', reference: '7:p2' }), identity({ caseId: '8' })];
  expect(await Promise.all(burst.map(delivery))).toEqual(['done', 'done', 'done']);
  expect(signals).toEqual([
    ['case/7', 'providerEvent', expect.objectContaining({ reference: '7:p2' })],
    ['case/8', 'providerEvent', { eventId: 'e1', source: 'banking', reference: '7:p1' }],
  ]);
  expect(counted).toEqual(['delivered', 'delivered', 'delivered']);
});

test('a repeated event in the same batch does not hide a new one', async () => {
  const { delivery, signals } = deliver();
  await delivery(identity());
  await Promise.all([delivery(identity()), delivery(identity({ eventId: 'e2' }))]);
  await Promise.all([delivery(identity({ eventId: 'e2' })), delivery(identity())]);
  const [alone, together, again] = signals.map(
    (signal) => (signal as [string, string, { eventId: string }])[2].eventId,
  );
  expect(alone).toBe('e1');
  expect(['e1', 'e2']).not.toContain(together);
  expect(again).toBe(together);
});

test('a burst that Temporal does not accept is delivered again as a whole', async () => {
  const { delivery, counted } = deliver(new Error('unavailable'));
  const outcomes = await Promise.allSettled([delivery(identity()), delivery(identity({ eventId: 'e2' }))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(counted).toEqual(['again', 'again']);
});

test('an event of a closed case is done', async () => {
  const { delivery, counted } = deliver(new WorkflowNotFoundError('gone', 'case/7', undefined));
  expect(await delivery(identity())).toBe('done');
  expect(counted).toEqual(['not-found']);
});

test('an event is delivered again while Temporal is unreachable', async () => {
  const { delivery, counted } = deliver(new Error('unavailable'));
  await expect(delivery(identity())).rejects.toThrow('unavailable');
  expect(counted).toEqual(['again']);
});

test.each([
  ['bytes that are no message', event('ev.identity.v1.ProviderEvent', Uint8Array.from([255, 255, 255]))],
  ['an unknown subject', event('ev.other.v1.Thing', new Uint8Array())],
  ['a source nobody has', identity({ source: IdentificationSource.UNSPECIFIED })],
  ['a case that cannot be', identity({ caseId: '7/../8' })],
  ['no event id', identity({ eventId: '' })],
])('%s is a dead letter', async (_name, broken) => {
  const { delivery, counted } = deliver();
  expect(await delivery(broken)).toBe('dead-letter');
  expect(counted).toEqual(['dead-letter']);
});
