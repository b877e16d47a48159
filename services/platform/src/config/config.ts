import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { engineProblems } from '../engines/engine-problems.js';
import { plainAddressProblems } from './plain-addresses.js';

export { mongoShape, natsShape, temporalShape } from '../engines/engine-config.js';

/** A variable of the environment is missing or invalid. The message names variables, never values. */
export class ConfigError extends Error {
  readonly variables: readonly string[];

  constructor(problems: readonly { variable: string; reason: string }[]) {
    super(`Configuration: ${problems.map(({ variable, reason }) => `${variable} ${reason}`).join('; ')}`);
    this.name = 'ConfigError';
    this.variables = problems.map(({ variable }) => variable);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of `shape` from the environment, once, at the start of a process.
 * `NAME_FILE` names a file that holds the value of `NAME`; an empty value counts as not set.
 * @throws ConfigError naming every missing or invalid variable, and what production refuses of its addresses.
 */
export function loadConfig<S extends z.ZodRawShape>(
  shape: S,
  env: Environment = process.env,
): z.output<z.ZodObject<S>> {
  const raw: Record<string, string> = {};
  for (const variable of Object.keys(shape)) {
    const value = readVariable(variable, env);
    if (value !== undefined && value !== '') raw[variable] = value;
  }
  const parsed = z.object(shape).safeParse(raw);
  const problems = [
    ...engineProblems(Object.keys(shape), raw),
    ...plainAddressProblems(raw),
    ...uncheckedTls(raw, env),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  const issues = (parsed.error?.issues ?? []).map((issue) => {
    const variable = String(issue.path[0] ?? 'environment');
    return { variable, reason: raw[variable] === undefined ? 'is missing' : `is not usable (${issue.code})` };
  });
  throw new ConfigError([...issues, ...problems]);
}

/** Node's own switch takes the check of certificates from every connection: engines, providers and mails. */
function uncheckedTls({ KONTOR_PROFILE }: Environment, env: Environment): { variable: string; reason: string }[] {
  const variable = 'NODE_TLS_REJECT_UNAUTHORIZED';
  const isRefused = KONTOR_PROFILE === 'production' && env[variable] === '0';
  return isRefused ? [{ variable, reason: 'turns off the check of certificates, which production needs' }] : [];
}

function readVariable(variable: string, env: Environment): string | undefined {
  const direct = env[variable];
  if (direct !== undefined && direct !== '') return direct;
  const file = env[`${variable}_FILE`];
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new ConfigError([{ variable: `${variable}_FILE`, reason: 'names a file that cannot be read' }]);
  }
}

/** A TCP port; 0 for a free one. */
export function port(defaultPort?: number) {
  const schema = z.coerce.number().int().min(0).max(65_535);
  return defaultPort === undefined ? schema : schema.default(defaultPort);
}

/** A flag: `1` or `true` is on; `0`, `false` or nothing is off. */
export function flag() {
  return z
    .enum(['1', 'true', '0', 'false'])
    .default('0')
    .transform((value) => value === '1' || value === 'true');
}

/** An absolute http(s) address, without a trailing slash. */
export function httpUrl() {
  return z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
}

/** A secret: no default, at least `minLength` characters. */
export function secret(minLength = 16) {
  return z.string().min(minLength);
}

/** Comma-separated `name=value` pairs, as in OpenTelemetry headers; values may be percent-encoded. */
const headerList = z.string().transform((text, context): Record<string, string> => {
  try {
    return Object.fromEntries(
      text.split(',').map((pair) => {
        const [, name = '', value = ''] = /^([\w-]+)=(.+)$/.exec(pair.trim()) ?? [];
        if (name === '') throw new URIError('no pair');
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    context.addIssue({ code: 'custom', message: 'is no list of headers' });
    return z.NEVER;
  }
});

/** OpenTelemetry's variables for the export of spans; off without an endpoint. The headers are a secret. */
export const telemetryShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
};

/** Variables of every process. */
export const processShape = {
  ...telemetryShape,
  KONTOR_PROFILE: z.enum(['demo', 'test', 'production']).default('demo'),
  KONTOR_INSTANCE: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,64}$/)
    .default('local'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: port(),
};
