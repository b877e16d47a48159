import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { currentTraceId } from '../trace/trace-context.js';
import { maskText, redactedPaths, serializeError } from './redaction.js';

export type Logger = PinoLogger;

export interface LoggerOptions {
  /** Name of the process or module. */
  name: string;
  level?: string;
  /** Default: standard output. */
  destination?: DestinationStream;
}

/**
 * A JSON logger without personal data: known keys are redacted, texts are masked, errors lose quoted values.
 * Each line carries the trace id of the request in which it was written.
 */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    base: { process: name, pid: process.pid },
    level,
    messageKey: 'msg',
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: (error: unknown) => serializeError(error), error: (error: unknown) => serializeError(error) },
    mixin: () => {
      const traceId = currentTraceId();
      return traceId === undefined ? {} : { traceId };
    },
    hooks: {
      logMethod(this: PinoLogger, args: Parameters<PinoLogger['info']>, method: PinoLogger['info']) {
        method.apply(this, harmlessArguments(args) as Parameters<PinoLogger['info']>);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Masks texts; an error without a text gets a fixed one, because pino would use the error's message. */
function harmlessArguments([first, ...rest]: readonly unknown[]): unknown[] {
  const texts = rest.map((argument) => (typeof argument === 'string' ? maskText(argument) : argument));
  if (typeof first === 'string') return [maskText(first), ...texts];
  const object = first instanceof Error ? { err: first } : first;
  return texts.length === 0 && typeof object === 'object' && object !== null && 'err' in object
    ? [object, 'error']
    : [object, ...texts];
}

/** A logger without output, for tests. */
export function silentLogger(): Logger {
  return createLogger({ name: 'silent', level: 'silent' });
}
