import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createFakeKnownCases } from '../known-case/known-case.repository.fake.js';
import { relayProviderEvent } from './relay-provider-event.js';

async function setUp() {
  const [knownCases, metrics] = [createFakeKnownCases(), createMetrics('test')];
  await knownCases.add('17');
  const published: unknown[] = [];
  const deps = {
    knownCases,
    metrics,
    logger: silentLogger(),
    publish: async (event: unknown, id: string) => void published.push({ ...(event as object), id }),
  };
  const relay = (data: unknown) => relayProviderEvent(deps, { provider: 'company-check', eventId: 'evt_1', data });
  return { relay, published, metrics };
}

test('passes an event on to the case of its reference', async () => {
  const { relay, published } = await setUp();
  await relay({ id: 'eco_1', reference: '17:economy-report:1', status: 'ready' });
  expect(published).toEqual([{ id: 'evt_1', eventId: 'evt_1', caseId: '17', reference: '17:economy-report:1' }]);
});

test.each([[{ reference: '18:economy-report:1' }], [{ reference: 7 }], [null], ['17']])(
  '%j belongs to no case and is counted',
  async (data) => {
    const { relay, published, metrics } = await setUp();
    await relay(data);
    expect(published).toEqual([]);
    expect((await metrics.webhookEvents.get()).values).toMatchObject([
      { labels: { outcome: 'unknown-reference' }, value: 1 },
    ]);
  },
);
