import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createFakeWebhookInbox } from '@kontor/platform/webhooks/webhook-inbox.fake';
import { Webhook } from 'standardwebhooks';
import { createFakeKnownCases } from '../known-case/known-case.repository.fake.js';
import { createWebhookApp } from './webhook-app.js';

const secret = Buffer.from('a secret of at least twenty-four').toString('base64');

test('takes what its provider signed, once, and refuses the rest', async () => {
  const knownCases = createFakeKnownCases();
  await knownCases.add('17');
  const published: string[] = [];
  const { app, start, stop } = createWebhookApp({
    knownCases,
    secrets: [secret],
    inbox: createFakeWebhookInbox(),
    logger: silentLogger(),
    metrics: createMetrics('test'),
    publish: async (_event, id) => void published.push(id),
  });
  start();
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  const send = async (id: string, signedBy = secret) => {
    const at = new Date();
    const body = JSON.stringify({ type: 'economy_report.updated', data: { reference: '17:economy-report:1' } });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(signedBy).sign(id, at, body),
    };
    return (await fetch(`http://127.0.0.1:${port}/webhooks/company-check`, { method: 'POST', headers, body })).status;
  };
  const forger = Buffer.from('some other secret of that length').toString('base64');
  expect([await send('evt_1'), await send('evt_1'), await send('evt_2', forger)]).toEqual([204, 204, 401]);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(published).toEqual(['evt_1']);
  server.closeAllConnections();
  server.close();
  await stop();
});
