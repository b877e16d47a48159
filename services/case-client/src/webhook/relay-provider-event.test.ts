import type { CaseId } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { relayProviderEvent } from './relay-provider-event.js';

function setUp() {
  const metrics = createMetrics('test');
  const published: unknown[] = [];
  const deps = {
    isKnownCase: async (caseId: CaseId) => caseId === '17',
    metrics,
    logger: silentLogger(),
    publish: async (event: unknown) => void published.push(event),
  };
  const relay = (data: unknown, provider = 'company-check') =>
    relayProviderEvent(deps, provider, { eventId: 'evt_1', data });
  return { relay, published, metrics };
}

test('publishes an event for the case of its reference', async () => {
  const { relay, published } = setUp();
  await relay({ id: 'eco_1', reference: '17:economy-report:1', status: 'ready' });
  expect(published).toEqual([
    {
      provider: 'company-check',
      eventId: 'evt_1',
      caseId: '17',
      reference: '17:economy-report:1',
      messageId: 'company-check:evt_1',
    },
  ]);
});

test('events of two providers are two messages, also where their ids are equal', async () => {
  const { relay, published } = setUp();
  await relay({ reference: '17:p1:ident:1' }, 'banking');
  await relay({ reference: '17:p1:ident:1' }, 'identity-onboarding');
  const ids = (published as { messageId: string }[]).map(({ messageId }) => messageId);
  expect(ids).toEqual(['banking:evt_1', 'identity-onboarding:evt_1']);
});

test.each([
  [{ reference: '18:economy-report:1' }],
  [{ reference: '17:Paula Registermann' }],
  [{ reference: 7 }],
  [null],
  ['17'],
])('%j belongs to no case and is counted', async (data) => {
  const { relay, published, metrics } = setUp();
  await relay(data);
  expect(published).toEqual([]);
  expect((await metrics.webhookEvents.get()).values).toMatchObject([
    { labels: { outcome: 'unknown-reference' }, value: 1 },
  ]);
});
