import type { CaseId } from '@kontor/domain/case/case-id';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { until } from '@kontor/platform/testing/until.fake';
import { createFakeWebhookInbox } from '@kontor/platform/webhooks/testing/webhook-inbox.fake';
import { Webhook } from 'standardwebhooks';
import { createWebhookApp } from './webhook-app.js';

const secret = Buffer.from('a secret of at least twenty-four').toString('base64');
const older = Buffer.from('the secret before, also twenty-four').toString('base64');
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function setUp() {
  const metrics = createMetrics('test');
  const inbox = createFakeWebhookInbox();
  const published: { id: string; caseId: CaseId; reference: string }[] = [];
  const state = { busIsUnavailable: false, refused: 0 };
  const webhooks = createWebhookApp({
    isKnownCase: async (caseId) => caseId === '17',
    metrics,
    inbox,
    logger: silentLogger(),
    secrets: { banking: [secret, older], 'company-check': [secret] },
    publish: async ({ eventId: id, caseId, reference }) => {
      if (state.busIsUnavailable) {
        state.refused += 1;
        throw new Error('the bus is away');
      }
      published.push({ id, caseId, reference });
    },
  });
  webhooks.start();
  const server = await new Promise<Server>((resolve) => {
    const listening = webhooks.app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await webhooks.stop();
  });
  const { port } = server.address() as AddressInfo;
  const send = async ({
    id = 'evt_1',
    reference = '17:p1:ident:1',
    at = new Date(),
    signedBy = secret,
    path = 'banking',
  } = {}) => {
    const body = JSON.stringify({
      type: 'person.updated',
      timestamp: at.toISOString(),
      data: { id: 'per_1', reference, status: 'created' },
    });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(signedBy).sign(id, at, body),
    };
    return (
      await fetch(`http://127.0.0.1:${port}/webhooks/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
    ).status;
  };
  /** Each stored webhook has been handled. */
  const settled = () =>
    until('the webhooks to be handled', async () => {
      const waiting = await Promise.all(['banking', 'company-check'].map((provider) => inbox.waitingSince(provider)));
      return waiting.every((since) => since === undefined);
    });
  const counted = async (outcome: string) => {
    const { values } = await metrics.webhookEvents.get();
    return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  };
  return { send, settled, published, counted, state };
}

test('a webhook becomes an event of its case with the provider’s event id', async () => {
  const { send, settled, published } = await setUp();
  expect(await send()).toBe(204);
  await settled();
  expect(published).toEqual([{ id: 'evt_1', caseId: '17', reference: '17:p1:ident:1' }]);
});

test('the same event again changes nothing', async () => {
  const { send, settled, published, counted } = await setUp();
  await Promise.all([send(), send(), send()]);
  await settled();
  expect(published).toHaveLength(1);
  expect(await counted('duplicate')).toBe(2);
});

test('forged and stale webhooks are refused', async () => {
  const { send, settled, published, counted } = await setUp();
  expect(await send({ signedBy: Buffer.from('some other secret of that length').toString('base64') })).toBe(401);
  expect(await send({ at: new Date(Date.now() - 3_600_000) })).toBe(401);
  expect(await send({ path: 'identity-onboarding' })).toBe(404);
  await settled();
  expect(published).toEqual([]);
  expect(await counted('forged')).toBe(2);
});

test('both secrets are accepted while the secret is rotated', async () => {
  const { send, settled, published } = await setUp();
  expect(await send({ id: 'evt_1' })).toBe(204);
  expect(await send({ id: 'evt_2', signedBy: older })).toBe(204);
  await settled();
  expect(published.map(({ id }) => id).sort()).toEqual(['evt_1', 'evt_2']);
});

test('a webhook without a known case is stored and counted', async () => {
  const { send, settled, published, counted } = await setUp();
  expect(await send({ reference: '99:p1' })).toBe(204);
  expect(await send({ id: 'evt_2', reference: '' })).toBe(204);
  await settled();
  expect(published).toEqual([]);
  expect(await counted('unknown-reference')).toBe(2);
});

test('an event that could not be published is published after the outage', async () => {
  const { send, settled, published, state } = await setUp();
  state.busIsUnavailable = true;
  expect(await send()).toBe(204);
  await until('the first attempt', () => state.refused > 0);
  state.busIsUnavailable = false;
  await settled();
  expect(published).toHaveLength(1);
});

test('each provider has its own receiver', async () => {
  const { send, settled, published } = await setUp();
  const forger = Buffer.from('some other secret of that length').toString('base64');
  const path = 'company-check';
  const first = { path, id: 'evt_1', reference: '17:economy-report:1' };
  expect([await send(first), await send(first), await send({ path, id: 'evt_2', signedBy: forger })]).toEqual([
    204, 204, 401,
  ]);
  expect(await send({ path, id: 'evt_3', signedBy: older })).toBe(401);
  await settled();
  expect(published).toEqual([{ id: 'evt_1', caseId: '17', reference: '17:economy-report:1' }]);
});
