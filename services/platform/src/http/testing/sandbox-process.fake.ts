import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.fake.js';

/** The built sandbox; jest runs in the root of the repository. */
const program = resolve('services/sandbox/dist/main.js');

/** Whether the sandbox was built; its tests are reported as skipped otherwise. */
export const isSandboxBuilt = existsSync(program);

const webhookSecret = Buffer.from('a webhook secret of the sandbox!').toString('base64');

/** What the sandbox expects of its callers. */
export const sandboxSecrets = {
  BANKING_USER: 'kontor',
  BANKING_SECRET: 'a-secret-of-the-banking-provider',
  BANKING_WEBHOOK_SECRET: webhookSecret,
  ONBOARDING_CLIENT_ID: 'kontor',
  ONBOARDING_SUBSCRIPTION_KEY: 'a-key-of-the-onboarding-provider',
  ONBOARDING_WEBHOOK_SECRET: webhookSecret,
  COMPANY_CHECK_CLIENT_ID: 'kontor',
  COMPANY_CHECK_CLIENT_SECRET: 'a-secret-of-the-company-check',
  COMPANY_CHECK_WEBHOOK_SECRET: webhookSecret,
  CORE_BANKING_API_KEY: 'a-key-of-the-core-bank',
};

export interface SandboxProcess {
  readonly url: string;
  /** Makes calls of a provider go wrong; fields as in docs/sandbox.md "Fault modes". */
  fault(provider: string, fault: Readonly<Record<string, unknown>>): Promise<void>;
  /** How often each thing of a case was created, by kind and reference. */
  counts(reference: string): Promise<Readonly<Record<string, number>>>;
  request(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a sandbox of its own, as a process of its own. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'sandbox-'))];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: '',
    SANDBOX_PORT: String(port),
    HOST: '127.0.0.1',
    SANDBOX_DATA: folder,
    SANDBOX_STEP_MS: '20',
    APP_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'error',
    ...sandboxSecrets,
  };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${url}${path}`, init);
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}`);
    return response.json();
  };
  await untilHealthy(url);
  return {
    url,
    request,
    fault: async (provider, fault) => void (await request('PUT', `/faults/${provider}`, fault)),
    counts: async (reference) => {
      const { counts } = (await request('GET', `/ledger?reference=${encodeURIComponent(reference)}`)) as {
        counts: { kind: string; reference: string; count: number }[];
      };
      return Object.fromEntries(counts.map(({ kind, reference: own, count }) => [`${kind} ${own}`, count]));
    },
    stop: async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

async function untilHealthy(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error('The sandbox did not start');
}
