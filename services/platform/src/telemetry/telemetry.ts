import { loadConfig, processShape } from '../config/config.js';
import type { Logger } from '../logger/logger.js';
import type { Telemetry } from './span-export.js';

/**
 * Starts the export of spans when `OTEL_EXPORTER_OTLP_ENDPOINT` is set; otherwise the exporter is not loaded and a span is
 * only an id. Call once per process, before the first span. @throws ConfigError
 */
export async function startTelemetry(name: string, logger: Logger): Promise<Telemetry> {
  const { KONTOR_PROFILE, KONTOR_INSTANCE, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS } = processShape;
  const config = loadConfig({
    KONTOR_PROFILE,
    KONTOR_INSTANCE,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS,
  });
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: async () => undefined };
  const { startSpanExport } = await import('./span-export.js');
  return startSpanExport({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    service: { name, instance: config.KONTOR_INSTANCE, profile: config.KONTOR_PROFILE },
    logger,
  });
}
