import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { ServiceFault } from '../bus/service-fault.js';
import { inSpan, startSpan } from './span.js';
import { currentTraceId, currentTraceparent, readTraceparent, runAs, runWithTrace } from './trace-context.js';

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
const caller = `00-${traceId}-${spanId}-01`;

describe('without an exporter', () => {
  test('a span is the next id of its trace, or the first of a new one', async () => {
    const { traceparent } = startSpan({ name: 'x', kind: 'server', parent: caller });
    expect(readTraceparent(traceparent)).toMatchObject({ traceId });
    expect(traceparent).not.toBe(caller);
    const inside = await runAs(caller, () => inSpan({ name: 'x', kind: 'client' }, async () => currentTraceId()));
    expect(inside).toBe(traceId);
    const started = runAs(caller, () => startSpan({ name: 'x', kind: 'server', parent: null }).traceparent);
    expect(readTraceparent(started)?.traceId).not.toBe(traceId);
  });

  test.each([
    undefined,
    '',
    'x',
    caller.replace(/a/g, '0'),
    caller.replace(/b/g, '0'),
    `${caller}-1`,
    `01${caller.slice(2)}`,
  ])('an invalid traceparent starts a new trace: %s', (bad) => {
    const made = runWithTrace(bad, () => currentTraceparent());
    expect(made).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(made?.slice(3, 35)).not.toBe(traceId);
  });
});

describe('with an exporter', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });

  beforeAll(() => trace.setGlobalTracerProvider(provider));
  beforeEach(() => exporter.reset());
  afterAll(async () => {
    trace.disable();
    await provider.shutdown();
  });

  test('spans follow from one another across a process', async () => {
    await inSpan({ name: 'answer', kind: 'server', parent: caller }, async () => {
      await inSpan({ name: 'ask', kind: 'client', attributes: { outcome: 'ok' } }, async () => undefined);
    });
    const [ask, answer] = exporter.getFinishedSpans();
    expect(answer).toMatchObject({ name: 'answer', parentSpanContext: { traceId, spanId } });
    expect(ask).toMatchObject({ name: 'ask', attributes: { outcome: 'ok' } });
    expect(ask?.spanContext().traceId).toBe(traceId);
    expect(ask?.parentSpanContext?.spanId).toBe(answer?.spanContext().spanId);
  });

  test('a failed span has the code of the error, never its message', async () => {
    const fault = new ServiceFault('conflict', 'Erika Mustermann');
    await expect(inSpan({ name: 'x', kind: 'client' }, () => Promise.reject(fault))).rejects.toBe(fault);
    const [span] = exporter.getFinishedSpans();
    expect(span?.attributes['error.type']).toBe('conflict');
    expect(span?.status.code).toBe(2);
    expect(JSON.stringify([span?.status, span?.events, span?.attributes])).not.toContain('Mustermann');
  });
});
