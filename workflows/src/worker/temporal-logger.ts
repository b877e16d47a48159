import type { Logger } from '@kontor/platform/logger/logger';
import { DefaultLogger, makeTelemetryFilterString, Runtime, type LogEntry } from '@temporalio/worker';

/**
 * Installs the SDK's runtime with our logger and without its own signal handlers, so that runProcess controls the
 * shutdown. Call once per process, before anything else of the SDK.
 */
export function installRuntime(logger: Logger): void {
  const write = ({ level, message, meta }: LogEntry): void => {
    const line = { sdk: true, ...pickIds(meta) };
    if (level === 'ERROR') logger.error(line, message);
    else if (level === 'WARN' && !isIntended(message)) logger.warn(line, message);
    else logger.debug(line, message);
  };
  Runtime.install({
    shutdownSignals: [],
    logger: new DefaultLogger('WARN', write),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'WARN', other: 'ERROR' }), forward: {} } },
  });
}

/** Four of the five queues have only activities. */
const isIntended = (message: string): boolean => message.startsWith('No workflows registered');

/** Keeps ids, types and errors; the SDK's meta can contain whole payloads. */
function pickIds(meta: LogEntry['meta']): Record<string, unknown> {
  if (!meta) return {};
  const { workflowId, runId, activityType, workflowType, taskQueue, attempt, error } = meta;
  return { workflowId, runId, activityType, workflowType, taskQueue, attempt, err: error };
}
