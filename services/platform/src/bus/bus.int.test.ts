import { jetstreamManager } from '@nats-io/jetstream';
import type { JsonValue } from '@bufbuild/protobuf';
import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { silentLogger } from '../logger/logger.js';
import { until } from '../testing/until.fake.js';
import { createBus } from './bus.js';
import type { Bus } from './bus.js';
import { EchoService } from './testing/echo-service.fake.js';
import { consumeEvents, ensureEventStream } from './event-consumer.js';
import type { EventConsumer, ReceivedEvent } from './event-consumer.js';
import { ServiceFault } from './service-fault.js';

const { NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password, TEST_ENGINES } = process.env;
if (url === undefined && TEST_ENGINES !== undefined)
  throw new Error('NATS_URL is not set, but TEST_ENGINES says there are engines');
// Skipped only without an engine; the runner of the whole test suite always provides one.
const describeOnNats = url === undefined ? describe.skip : describe;

describeOnNats('the bus on NATS', () => {
  const buses: Bus[] = [];
  const open = () => {
    const config = { NATS_URL: url ?? '', NATS_USER: user, NATS_PASSWORD: password };
    const bus = createBus({ config, name: 'platform-test', logger: silentLogger() });
    buses.push(bus);
    return bus;
  };
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.drain(500)));
  });
  /** The server has handled what the bus has sent, and the bus what the server had for it by then. */
  const flushed = async (bus: Bus) => (await bus.connection()).flush();
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'no fault',
      (error: unknown) =>
        error instanceof ServiceFault ? `${error.code} ${error.retryable ? 'retryable' : 'final'}` : error,
    );
  const serve = async (echo: Parameters<typeof serveOn>[1]) => {
    const bus = open();
    serveOn(bus, echo);
    await bus.ready();
    await flushed(bus);
    return bus;
  };
  type EchoHandlers = Parameters<typeof serveTyped>[1];
  const serveTyped = (bus: Bus, handlers: Parameters<typeof bus.serve<typeof EchoService>>[1]) =>
    bus.serve(EchoService, handlers);
  const serveOn = (bus: Bus, echo: EchoHandlers['echo']) => serveTyped(bus, { echo, echoSlowly: echo });

  test('a request reaches its handler with its context', async () => {
    await serve(async ({ value }, { operationKey, actor, deadline }) => ({
      value: [value, operationKey, actor, Number(deadline) > Date.now()].join('|'),
    }));
    const reply = await open().client(EchoService).echo({ value: 'ä' }, { operationKey: 'k', actor: '/users/1' });
    expect(reply.value).toBe('ä|k|/users/1|true');
  });

  test('instances share the load, each request is handled once', async () => {
    const taken = [0, 0];
    for (const index of [0, 1]) await serve(async () => ({ value: String((taken[index] = (taken[index] ?? 0) + 1)) }));
    const client = open().client(EchoService);
    await Promise.all(Array.from({ length: 60 }, () => client.echo({ value: 'x' })));
    expect((taken[0] ?? 0) + (taken[1] ?? 0)).toBe(60);
    expect(Math.min(...taken)).toBeGreaterThan(0);
  });

  test('a fault has a flag whether to repeat the request', async () => {
    const late = Promise.withResolvers<void>();
    await serve(async ({ value }) => {
      if (value === 'final') throw new ServiceFault('conflict', 'x');
      if (value === 'again') throw new ServiceFault('in-progress', 'x', { retryable: true });
      if (value === 'large') return { value: 'x'.repeat(1_048_576) };
      if (value === 'slow') await late.promise;
      throw new Error('secret detail');
    });
    const { echo } = open().client(EchoService);
    expect(await codeOf(echo({ value: 'final' }))).toBe('conflict final');
    expect(await codeOf(echo({ value: 'again' }))).toBe('in-progress retryable');
    expect(await codeOf(echo({ value: 'bug' }))).toBe('internal retryable');
    expect(await codeOf(echo({ value: 'large' }))).toBe('payload-too-large final');
    expect(await codeOf(echo({ value: 'x'.repeat(1_048_576) }))).toBe('payload-too-large final');
    expect(await codeOf(echo({ value: 'slow' }, { timeoutMs: 100 }))).toBe('unavailable retryable');
    late.resolve();
    expect(await codeOf(echo({ value: 'x' }, { deadline: Date.now() - 1 }))).toBe('deadline-exceeded retryable');
    await expect(echo({ value: 'bug' })).rejects.not.toThrow(/secret/);
  });

  test('a call without a responder or without NATS is unavailable long before its deadline', async () => {
    // The test would reach its own time limit first.
    const options = { timeoutMs: 600_000 };
    expect(await codeOf(open().client(EchoService).echo({ value: 'x' }, options))).toBe('unavailable retryable');
    const lonely = createBus({ config: { NATS_URL: '127.0.0.1:1' }, name: 'lonely', logger: silentLogger() });
    expect([lonely.isConnected(), await codeOf(lonely.client(EchoService).echo({ value: 'x' }, options))]).toEqual([
      false,
      'unavailable retryable',
    ]);
    await lonely.drain();
  });

  test('draining lets running handlers answer', async () => {
    const [running, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await serve(async () => {
      running.resolve();
      await finish.promise;
      return { value: 'finished' };
    });
    const asked = open().client(EchoService).echo({ value: 'x' });
    await running.promise;
    const drained = server.drain(20_000);
    finish.resolve();
    await drained;
    expect((await asked).value).toBe('finished');
  });

  test('requests and live subscriptions survive a reconnect', async () => {
    const server = await serve(async ({ value }) => ({ value }));
    const received: JsonValue[] = [];
    const stop = server.subscribeLive('*', (payload, caseId) => received.push([caseId, payload]));
    const connection = await server.connection();
    const events = connection.status();
    await connection.reconnect();
    for await (const { type } of events) if (type === 'reconnect') break;
    await flushed(server);
    const other = open();
    expect((await other.client(EchoService).echo({ value: 'after' })).value).toBe('after');
    other.publishLive('c1', { kind: 'case' });
    await until('the live message', () => received.length > 0);
    stop();
    other.publishLive('c1', { kind: 'unsubscribed' });
    await flushed(other);
    await flushed(server);
    expect(received).toEqual([['c1', { kind: 'case' }]]);
  });

  describe('events', () => {
    const stream = 'PLATFORM_TEST';
    const consumers: EventConsumer[] = [];
    beforeAll(async () => {
      const bus = open();
      await ensureEventStream(bus, {
        name: stream,
        subjects: ['ev.platform_test.>', 'dlq.platform_test.>'],
        maxAgeMs: 3_600_000,
        duplicateWindowMs: 60_000,
      });
      await ensureEventStream(bus, {
        name: stream,
        subjects: ['ev.platform_test.>', 'dlq.platform_test.>'],
        maxAgeMs: 7_200_000,
        duplicateWindowMs: 60_000,
      });
    });
    // Its subjects overlap those of the real streams, so NATS would refuse to have both.
    afterAll(async () => {
      const bus = open();
      const manager = await jetstreamManager(await bus.connection());
      await manager.streams.delete(stream);
      await bus.drain(500);
    });
    afterEach(async () => {
      await Promise.all(consumers.splice(0).map((consumer) => consumer.stop()));
    });
    const consume = (durable: string, handle: (event: ReceivedEvent) => Promise<'done' | 'dead-letter'>) => {
      const options = {
        stream,
        durable,
        filterSubject: `ev.platform_test.v1.${durable}`,
        deadLetterSubject: `dlq.platform_test.${durable}`,
      };
      consumers.push(consumeEvents({ bus: open(), ...options, logger: silentLogger(), handle }));
    };
    const unique = () => `T${Date.now()}${Math.floor(Math.random() * 1e6)}`;
    /** Each event of the consumer has been delivered and acknowledged, so none is delivered again. */
    const acknowledged = async (durable: string) => {
      const manager = await jetstreamManager(await open().connection());
      await until('the acknowledgement', async () => {
        const { num_pending: pending, num_ack_pending: unacknowledged } = await manager.consumers.info(stream, durable);
        return pending + unacknowledged === 0;
      });
    };

    test('an event is kept once per id, and handled until it succeeds', async () => {
      const name = unique();
      const bus = open();
      const subject = `ev.platform_test.v1.${name}`;
      expect(await bus.publishEvent(StringValueSchema, { value: 'x' }, { id: `${name}1`, subject })).toMatchObject({
        duplicate: false,
      });
      expect(await bus.publishEvent(StringValueSchema, { value: 'x' }, { id: `${name}1`, subject })).toMatchObject({
        duplicate: true,
      });
      const deliveries: number[] = [];
      consume(name, async (event) => {
        deliveries.push(event.deliveries);
        if (deliveries.length < 2) throw new Error('Temporal is away');
        return 'done';
      });
      await until('the second delivery', () => deliveries.length === 2);
      await acknowledged(name);
      expect(deliveries).toEqual([1, 2]);
    });

    test('an event that cannot be handled becomes a dead letter with its reason', async () => {
      const name = unique();
      const bus = open();
      let handled = 0;
      consume(name, async () => {
        handled += 1;
        return 'dead-letter';
      });
      await bus.publishEvent(StringValueSchema, { value: 'x' }, { id: name, subject: `ev.platform_test.v1.${name}` });
      await until('the delivery', () => handled === 1);
      await acknowledged(name);
      const found = await (
        await bus.connection()
      ).request(`$JS.API.STREAM.MSG.GET.${stream}`, JSON.stringify({ last_by_subj: `dlq.platform_test.${name}` }));
      expect(found.json()).toMatchObject({ message: { subject: `dlq.platform_test.${name}` } });
      expect(handled).toBe(1);
    });

    test('publishing without a stream is a fault', async () => {
      expect(
        await codeOf(open().publishEvent(StringValueSchema, { value: 'x' }, { id: 'x', subject: 'ev.nobody.v1.X' })),
      ).toBe('unavailable retryable');
    });
  });
});
