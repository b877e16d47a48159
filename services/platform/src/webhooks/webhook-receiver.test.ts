import { Webhook } from 'standardwebhooks';
import { createHttpApp, listen } from '../http/http-server.js';
import type { HttpListener } from '../http/http-server.js';
import { createLogger, silentLogger } from '../logger/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { problemHandler } from '../problem/problem-handler.js';
import { until } from '../testing/until.fake.js';
import { webhookInboxSuite } from './testing/webhook-inbox.suite.js';
import { createFakeWebhookInbox } from './testing/webhook-inbox.fake.js';
import { createWebhookReceiver } from './webhook-receiver.js';
import type { WebhookEvent, WebhookInbox, WebhookReceiver } from './webhook-receiver.js';

const shared = createFakeWebhookInbox();
describe('webhook inbox in memory', () => webhookInboxSuite(() => shared));

describe('webhook receiver', () => {
  const oldSecret = `whsec_${Buffer.from('the old secret, to be retired').toString('base64')}`;
  const newSecret = `whsec_${Buffer.from('the new secret, just taken on').toString('base64')}`;
  const foreignSecret = Buffer.from('a secret of someone else').toString('base64');
  const metrics = createMetrics('test');
  let events: WebhookEvent[];
  let failures: number;
  let inbox: WebhookInbox;
  let receiver: WebhookReceiver;
  let listener: HttpListener;

  beforeEach(async () => {
    events = [];
    failures = 0;
    inbox = createFakeWebhookInbox();
    const logger = silentLogger();
    receiver = createWebhookReceiver({
      provider: 'banking',
      secrets: [newSecret, oldSecret],
      inbox: {
        ...inbox,
        store: (webhook) => inbox.store(webhook),
        claim: (provider, times) => inbox.claim(provider, times),
      },
      logger,
      metrics,
      onEvent: async (event) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('NATS is away');
        }
        events.push(event);
      },
    });
    const app = createHttpApp({ logger });
    app.use('/webhooks/banking', receiver.router);
    app.use(problemHandler({ logger }));
    listener = await listen(app, { host: '127.0.0.1', port: 0 });
    receiver.start();
  });
  afterEach(async () => {
    await receiver.stop();
    await listener.close(100);
  });

  interface Sent {
    id?: string;
    secret?: string;
    at?: Date;
    body?: string;
    sentBody?: string;
  }
  const send = async ({
    id = 'evt_1',
    secret = newSecret,
    at = new Date(),
    body = '{"type":"identification.changed","data":{"reference":"c1"}}',
    sentBody = body,
  }: Sent = {}) => {
    const response = await fetch(`http://127.0.0.1:${listener.port}/webhooks/banking`, {
      method: 'POST',
      body: sentBody,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const handledAll = () => until('all to be handled', async () => (await inbox.waitingSince('banking')) === undefined);

  test('a signed event is answered and handled once, also when it is repeated', async () => {
    expect(await send()).toBe(204);
    expect(await send({ secret: oldSecret })).toBe(204);
    await handledAll();
    expect(events).toMatchObject([
      { provider: 'banking', eventId: 'evt_1', type: 'identification.changed', data: { reference: 'c1' }, attempt: 1 },
    ]);
  });

  test.each<[string, Sent]>([
    ['foreign secret', { secret: foreignSecret }],
    ['changed body', { sentBody: '{"type":"identification.changed","data":{"reference":"c2"}}' }],
    ['too old', { at: new Date(Date.now() - 302_000) }],
    ['from the future', { at: new Date(Date.now() + 305_000) }],
    ['unusable id', { id: 'a b/c' }],
  ])('%s is refused and not stored', async (_name, sent) => {
    expect(await send(sent)).toBe(401);
    await handledAll();
    expect(events).toEqual([]);
    expect(await inbox.store({ provider: 'banking', eventId: 'evt_1', raw: '', receivedAt: new Date(0) })).toBe(true);
  });

  test('without signature headers it is refused', async () => {
    const response = await fetch(`http://127.0.0.1:${listener.port}/webhooks/banking`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });

  test('an event whose handling fails is handled again later', async () => {
    failures = 1;
    expect(await send()).toBe(204);
    await handledAll();
    expect(events).toHaveLength(1);
    expect(events[0]?.attempt).toBe(2);
  });

  test('events left by a crash are handled at the next start', async () => {
    await receiver.stop();
    expect(await send()).toBe(204);
    // Waits for handlers that run all the same.
    await receiver.stop();
    expect(events).toEqual([]);
    receiver.start();
    await handledAll();
    expect(events).toHaveLength(1);
  });

  test.each(['not json', '{"data":{}}', '{"type":"x","data":{"__proto__":{}}}'])(
    '%s is acknowledged and kept as a dead event',
    async (body) => {
      expect(await send({ body })).toBe(204);
      await handledAll();
      expect(events).toEqual([]);
      expect(
        await inbox.claim('banking', { now: new Date(Date.now() + 3_600_000), leaseUntil: new Date() }),
      ).toBeUndefined();
    },
  );

  test('without storage the provider gets 503 and repeats the webhook', async () => {
    inbox.store = () => Promise.reject(new Error('MongoDB is away'));
    expect(await send()).toBe(503);
  });
});

describe('webhooks at the start of a process', () => {
  const lines: string[] = [];
  const logger = createLogger({ name: 'test', destination: { write: (line) => lines.push(line) } });
  let open: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => {
    open = resolve;
  });
  const handled: string[] = [];
  const inbox = createFakeWebhookInbox();
  let isOpen = false;
  const receiver = createWebhookReceiver({
    provider: 'banking',
    secrets: [],
    inbox: {
      ...inbox,
      ready: () => opening,
      claim: async (provider, times) => {
        if (!isOpen) throw new Error('MongoDB is not connected yet');
        return inbox.claim(provider, times);
      },
    },
    logger,
    onEvent: async ({ eventId }) => {
      handled.push(eventId);
    },
  });
  afterAll(() => receiver.stop());

  test('are handled once the database is connected, and nothing is reported before', async () => {
    const raw = '{"type":"identification.changed","data":{}}';
    await inbox.store({ provider: 'banking', eventId: 'evt_left', raw, receivedAt: new Date() });
    receiver.start();
    receiver.wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toEqual([]);
    isOpen = true;
    open();
    await until('the event to be handled', () => handled.length > 0);
    expect(handled).toEqual(['evt_left']);
    expect(lines).toEqual([]);
  });
});
