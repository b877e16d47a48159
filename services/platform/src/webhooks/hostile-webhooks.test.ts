import { Agent, request } from 'node:http';
import { createHttpApp, listen, type HttpListener } from '../http/http-server.js';
import { silentLogger } from '../logger/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { problemHandler } from '../problem/problem-handler.js';
import { until } from '../testing/until.fake.js';
import { createFakeWebhookInbox } from './testing/webhook-inbox.fake.js';
import { hostileWebhooks, signedWebhook, type SentWebhook } from './testing/hostile-webhooks.js';
import { createWebhookReceiver, type WebhookEvent, type WebhookReceiver } from './webhook-receiver.js';

const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;
const bodyOf = (reference: string) =>
  JSON.stringify({
    type: 'person_identification.updated',
    timestamp: '2026-11-27T09:00:00.000Z',
    data: { id: 'pid_1', reference, parentId: 'bid_1', parentReference: '1001', status: 'success' },
  });

describe('hostile webhooks', () => {
  const at = Math.floor(Date.now() / 1000);
  const genuine = {
    id: 'evt_genuine',
    at,
    body: bodyOf('1001:p1'),
    secret: secretOf('the secret of banking, 32 bytes!'),
  };
  const other = { id: 'evt_other', at, body: bodyOf('1002:p1'), secret: secretOf('the secret of somebody else here') };
  const events: WebhookEvent[] = [];
  const stored: string[] = [];
  const metrics = createMetrics('test');
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let receiver: WebhookReceiver;
  let http: HttpListener;

  beforeAll(async () => {
    const inbox = createFakeWebhookInbox();
    const logger = silentLogger();
    receiver = createWebhookReceiver({
      provider: 'banking',
      secrets: [genuine.secret, secretOf('the secret before, being retired')],
      inbox: {
        ...inbox,
        store: (webhook) => {
          stored.push(webhook.eventId);
          return inbox.store(webhook);
        },
      },
      ...{ logger, metrics },
      onEvent: async (event) => void events.push(event),
    });
    const app = createHttpApp({ logger });
    app.use('/webhooks/banking', receiver.router);
    app.use(problemHandler({ logger }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
    receiver.start();
  });
  afterAll(async () => {
    agent.destroy();
    await receiver.stop();
    await http.close(0);
  });

  const send = ({ headers, body }: SentWebhook): Promise<number> =>
    new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: http.port, path: '/webhooks/banking', method: 'POST', agent };
      const sent = request({ ...target, headers: { 'content-type': 'application/json', ...headers } });
      sent.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
      sent.end(body);
    });
  const forged = async () =>
    (await metrics.webhookEvents.get()).values.find(({ labels }) => labels.outcome === 'forged')?.value;

  it('are refused, every one, and nothing is stored or handled; the genuine one is accepted', async () => {
    const hostile = hostileWebhooks(genuine, other);
    expect(hostile.length).toBeGreaterThanOrEqual(600);
    const answers = await Promise.all(hostile.map(async ([what, webhook]) => [what, await send(webhook)] as const));
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
    expect([stored, events]).toEqual([[], []]);
    expect(await forged()).toBe(hostile.length);

    expect(await send(signedWebhook(genuine))).toBe(204);
    await until('the genuine one', () => events.length === 1);
    expect(events[0]).toMatchObject({ eventId: genuine.id, data: { reference: '1001:p1' } });
  });

  it('that repeat a genuine one have no second effect', async () => {
    const again = await Promise.all(Array.from({ length: 100 }, () => send(signedWebhook(genuine))));
    expect(new Set(again)).toEqual(new Set([204]));
    expect(await send(signedWebhook({ ...other, secret: genuine.secret }))).toBe(204);
    await until('the next one', () => events.some(({ eventId }) => eventId === other.id));
    expect(events.map(({ eventId }) => eventId)).toEqual([genuine.id, other.id]);
  });

  it('with other bytes that read the same are refused', async () => {
    const replaced = { ...other, id: 'evt_bytes', body: bodyOf('\uFFFD'), secret: genuine.secret };
    const { headers, body } = signedWebhook(replaced);
    const bytes = Buffer.from(body.toString('hex').replace('efbfbd', 'ff'), 'hex');
    expect(await send({ headers, body: bytes })).toBe(401);
    expect(await send({ headers, body })).toBe(204);
  });
});
