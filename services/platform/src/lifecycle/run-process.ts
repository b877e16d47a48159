import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, loadConfig, processShape } from '../config/config.js';
import { createLogger } from '../logger/logger.js';
import type { Logger } from '../logger/logger.js';
import { startTelemetry } from '../telemetry/telemetry.js';

export interface ProcessOptions {
  name: string;
  /** Wires and starts the process; returns a function that stops it in order. */
  start: (context: { logger: Logger }) => Promise<() => Promise<void>>;
  /** How long stopping may take, ms (default 10,000). */
  graceMs?: number;
}

/** Exit codes: 0 stopped on request, 1 failed, 78 (EX_CONFIG) invalid environment. */
const EXIT = { stopped: 0, failed: 1, config: 78 } as const;

/**
 * Runs a process: starts telemetry and the process itself, logs `ready`, stops once on SIGTERM or SIGINT within `graceMs`, and ends with an exit code.
 * A second signal, an unhandled rejection or an uncaught exception ends it at once.
 */
export async function runProcess({ name, start, graceMs = 10_000 }: ProcessOptions): Promise<void> {
  const logger = loggerOf(name);
  const asked = signalled();
  process.on('unhandledRejection', (error) => fail(logger, error, 'unhandled rejection'));
  process.on('uncaughtException', (error) => fail(logger, error, 'uncaught exception'));
  try {
    const telemetry = await startTelemetry(name, logger);
    const stop = await start({ logger });
    logger.info('ready');
    const signal = await asked;
    logger.info({ signal }, 'stopping');
    process.once(signal, () => process.exit(EXIT.failed));
    await stopWithin(stop, graceMs);
    await telemetry.stop();
    logger.info('stopped');
    process.exit(EXIT.stopped);
  } catch (error) {
    fail(logger, error, 'process failed');
  }
}

function loggerOf(name: string): Logger {
  try {
    const { LOG_LEVEL } = loadConfig({ LOG_LEVEL: processShape.LOG_LEVEL });
    return createLogger({ name, level: LOG_LEVEL });
  } catch (error) {
    return fail(createLogger({ name }), error, 'process failed');
  }
}

function signalled(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
}

async function stopWithin(stop: () => Promise<void>, graceMs: number): Promise<void> {
  const late = pause(graceMs, undefined, { ref: false }).then(() => {
    throw new Error(`Stopping took longer than ${graceMs} ms`);
  });
  await Promise.race([stop(), late]);
}

function fail(logger: Logger, error: unknown, message: string): never {
  if (error instanceof ConfigError) {
    logger.fatal({ variables: error.variables }, error.message);
    process.exit(EXIT.config);
  }
  logger.fatal({ err: error }, message);
  process.exit(EXIT.failed);
}
