import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { SandboxConfig } from './state/sandbox-config.js';

const port = z.coerce.number().int().min(0).max(65535);
const duration = z.coerce.number().int().min(0).max(600_000);
const secret = z.string().min(1);
const webhookSecret = z
  .string()
  .regex(/^(whsec_)?[A-Za-z0-9+/]{16,}={0,2}$/, 'must be base64, optionally with the prefix whsec_');
const url = z.url().transform((value) => value.replace(/\/+$/, ''));

const environmentSchema = z.object({
  KONTOR_PROFILE: z.enum(['demo', 'test', 'production']).default('demo'),
  KONTOR_INSTANCE: z.string().optional(),
  SANDBOX_PORT: port.default(8090),
  HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: port.optional(),
  SANDBOX_PUBLIC_URL: url.optional(),
  SANDBOX_DATA: z.string().min(1),
  SANDBOX_STEP_MS: duration.default(800),
  SANDBOX_IDLE_MS: duration.default(30_000),
  APP_URL: url,
  BANKING_USER: z.string().min(1),
  BANKING_SECRET: secret,
  BANKING_WEBHOOK_SECRET: webhookSecret,
  BANKING_WEBHOOK_URL: url.optional(),
  ONBOARDING_CLIENT_ID: z.string().min(1),
  ONBOARDING_SUBSCRIPTION_KEY: secret,
  ONBOARDING_WEBHOOK_SECRET: webhookSecret,
  ONBOARDING_WEBHOOK_URL: url.optional(),
  COMPANY_CHECK_CLIENT_ID: z.string().min(1),
  COMPANY_CHECK_CLIENT_SECRET: secret,
  COMPANY_CHECK_WEBHOOK_SECRET: webhookSecret,
  COMPANY_CHECK_WEBHOOK_URL: url.optional(),
  CORE_BANKING_API_KEY: secret,
});

type Environment = z.infer<typeof environmentSchema>;

/** An environment that the sandbox can't start with; the message names the variable and never its value. */
export class ConfigError extends Error {}

/**
 * Reads the environment; each variable may be given as `NAME_FILE`. Empty values count as missing.
 * @throws ConfigError
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): SandboxConfig {
  const result = environmentSchema.safeParse(withFiles(environment));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(problems.join('; '));
  }
  if (result.data.KONTOR_PROFILE === 'production') {
    throw new ConfigError('KONTOR_PROFILE: the sandbox never runs in the production profile');
  }
  return toConfig(result.data);
}

function withFiles(environment: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(environmentSchema.shape)) {
    const file = environment[`${name}_FILE`];
    const value = environment[name] ?? (file ? readFileSync(file, 'utf8').trim() : undefined);
    if (value) values[name] = value;
  }
  return values;
}

function toConfig(env: Environment): SandboxConfig {
  return {
    instance: env.KONTOR_INSTANCE ?? null,
    port: env.SANDBOX_PORT,
    host: env.HOST,
    healthPort: env.HEALTH_PORT ?? null,
    publicUrl: env.SANDBOX_PUBLIC_URL ?? `http://localhost:${env.SANDBOX_PORT}`,
    dataFolder: env.SANDBOX_DATA,
    stepMs: env.SANDBOX_STEP_MS,
    idleMs: env.SANDBOX_IDLE_MS,
    appUrl: env.APP_URL,
    banking: {
      user: env.BANKING_USER,
      secret: env.BANKING_SECRET,
      webhook: { secret: env.BANKING_WEBHOOK_SECRET, url: env.BANKING_WEBHOOK_URL ?? null },
    },
    onboarding: {
      clientId: env.ONBOARDING_CLIENT_ID,
      subscriptionKey: env.ONBOARDING_SUBSCRIPTION_KEY,
      webhook: { secret: env.ONBOARDING_WEBHOOK_SECRET, url: env.ONBOARDING_WEBHOOK_URL ?? null },
    },
    companyCheck: {
      clientId: env.COMPANY_CHECK_CLIENT_ID,
      clientSecret: env.COMPANY_CHECK_CLIENT_SECRET,
      webhook: { secret: env.COMPANY_CHECK_WEBHOOK_SECRET, url: env.COMPANY_CHECK_WEBHOOK_URL ?? null },
    },
    coreBanking: { apiKey: env.CORE_BANKING_API_KEY },
  };
}
