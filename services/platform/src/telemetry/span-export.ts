import { diag, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from '../logger/logger.js';

export interface Telemetry {
  /** Sends the remaining spans, for at most two seconds. */
  stop(): Promise<void>;
}

export interface SpanExportOptions {
  /** Base address of the collector; spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: { readonly name: string; readonly instance: string; readonly profile: string };
  readonly logger: Logger;
}

const STOP_WITHIN_MS = 2_000;
const EXPORT_WITHIN_MS = 5_000;
const EXPORT_EVERY_MS = 2_000;

/**
 * Sends the spans of this process as OTLP over HTTP, in batches in the background. While the collector is unavailable,
 * at most 2,048 spans are queued and others are dropped.
 */
export function startSpanExport({ endpoint, headers, service, logger }: SpanExportOptions): Telemetry {
  logOnce(logger);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_WITHIN_MS,
  });
  const provider = new TracerProvider({
    // A caller may set the trace id, but not whether the trace is recorded.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({
      'service.name': service.name,
      'service.namespace': 'kontor',
      'service.instance.id': `${service.instance}:${process.pid}`,
      'deployment.environment.name': service.profile,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: EXPORT_EVERY_MS,
        exportTimeoutMillis: EXPORT_WITHIN_MS,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  logger.info('spans are exported');
  return { stop: () => stopWithin(provider) };
}

async function stopWithin(provider: TracerProvider): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STOP_WITHIN_MS);
  });
  await Promise.race([provider.shutdown().catch(() => undefined), late]);
  clearTimeout(timer);
  trace.disable();
}

/** The exporter logs every failed batch, possibly with the collector's response. */
function logOnce(logger: Logger): void {
  let logged = false;
  const complain = (): void => {
    if (!logged) logger.warn('spans cannot be exported; logged once');
    logged = true;
  };
  const quiet = (): void => undefined;
  diag.setLogger({ error: complain, warn: quiet, info: quiet, debug: quiet, verbose: quiet });
}
