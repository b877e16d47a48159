import { create, toBinary } from '@bufbuild/protobuf';
import * as storedEvents from '@kontor/platform/bus/stored-events';
import { ReplayOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { ProviderEventSchema } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { CommandContext } from './command-context.js';
import { replayWebhook } from './replay-webhook.js';

jest.mock('@kontor/platform/bus/stored-events');

function setUp() {
  const signals: unknown[] = [];
  const getHandle = (workflowId: string) => ({
    signal: async (_signal: unknown, sent: unknown) => void signals.push([workflowId, sent]),
  });
  const client = () => ({ replayWebhook: async () => ({ outcome: ReplayOutcome.HANDLED }) });
  const context = { bus: { client }, temporal: { workflow: { getHandle } } } as unknown as CommandContext;
  return { context, signals };
}

test.each(['evt_1', 'company-check:evt_1'])('a handled webhook is found by its own id (stored as %s)', async (id) => {
  const bytes = toBinary(
    ProviderEventSchema,
    create(ProviderEventSchema, { eventId: 'evt_1', caseId: '7', reference: '7:economy-report:1' }),
  );
  jest.mocked(storedEvents.readStoredEvents).mockImplementation(async function* () {
    yield { sequence: 1, storedAt: new Date(), id, subject: 'ev.company_check.v1.ProviderEvent', bytes };
  });
  const { context, signals } = setUp();
  await replayWebhook(context, { provider: 'company-check', eventId: 'evt_1' }, 'act');
  expect(signals).toEqual([['case/7', expect.objectContaining({ eventId: 'evt_1:again:act' })]]);
});
