import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.js';
import { readConfig } from '../config.js';
import { openSandbox, type Sandbox } from '../state/sandbox.js';

export const WEBHOOK_SECRET = 'whsec_c2FuZGJveC10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=';
/** How long a provider of a "Leerlauf" scenario does not answer, ms. */
export const IDLE_MS = 200;
export const APP_URL = 'http://portal.test';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown> & { items: Record<string, unknown>[] };
}

export interface RunningSandbox {
  url: string;
  folder: string;
  sandbox: Sandbox;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** Sends a request, and returns when the sandbox has left it without a response. */
  unanswered(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<void>;
  /** Also deletes its folder, unless another sandbox will use it. */
  stop(then?: { keepFolder: boolean }): Promise<void>;
}

/** A whole sandbox on a free port with its own data folder; steps take 5 ms. */
export async function startSandbox(overrides: Record<string, string> = {}, folder?: string): Promise<RunningSandbox> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'sandbox-test-')));
  const environment = { ...ENVIRONMENT, SANDBOX_DATA: data, ...overrides };
  const sandbox = await openSandbox(readConfig(environment), (error) => {
    throw error;
  });
  const server = createServer(createApp(sandbox));
  const url = await listen(server);
  sandbox.timetable.start();
  sandbox.webhooks.start();
  const request: RunningSandbox['request'] = (method, path, body, headers) =>
    send(url + path, { method, body, headers: { ...credentialsFor(path), ...headers } });
  return {
    url,
    folder: data,
    sandbox,
    request,
    unanswered: async (...call) => {
      const silent = () => sandbox.ledger.view({}).calls.filter(({ status }) => status === null).length;
      const before = silent();
      void request(...call).catch(() => undefined);
      await eventually(silent, (count) => count > before);
    },
    stop: async ({ keepFolder } = { keepFolder: false }) => {
      sandbox.timetable.stop();
      sandbox.webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.store.close();
      if (!keepFolder) await rm(data, { recursive: true, force: true });
    },
  };
}

/** Polls until the condition holds; fails shortly before the test's own time limit. */
export async function eventually<T>(ask: () => Promise<T> | T, isWanted: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 90_000;
  for (;;) {
    const value = await ask();
    if (isWanted(value)) return value;
    if (Date.now() > end) throw new Error(`Still not as wanted: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export interface Receiver {
  url: string;
  received: { headers: Record<string, string>; body: string }[];
  /** Status of the next responses. */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

/** A webhook receiver. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(status).end();
    });
  });
  const url = await listen(server);
  return {
    url,
    received,
    answerWith: (next) => {
      status = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ENVIRONMENT: Record<string, string> = {
  KONTOR_PROFILE: 'test',
  KONTOR_INSTANCE: 'test-instance',
  SANDBOX_PUBLIC_URL: 'http://sandbox.test',
  SANDBOX_STEP_MS: '5',
  SANDBOX_IDLE_MS: String(IDLE_MS),
  APP_URL,
  BANKING_USER: 'kontor',
  BANKING_SECRET: 'banking-secret',
  BANKING_WEBHOOK_SECRET: WEBHOOK_SECRET,
  ONBOARDING_CLIENT_ID: 'client',
  ONBOARDING_SUBSCRIPTION_KEY: 'subscription',
  ONBOARDING_WEBHOOK_SECRET: WEBHOOK_SECRET,
  COMPANY_CHECK_CLIENT_ID: 'check-client',
  COMPANY_CHECK_CLIENT_SECRET: 'check-secret',
  COMPANY_CHECK_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CORE_BANKING_API_KEY: 'core-key',
};

function credentialsFor(path: string): Record<string, string> {
  if (path.startsWith('/banking/v1'))
    return { authorization: `Basic ${Buffer.from('kontor:banking-secret').toString('base64')}` };
  if (path.startsWith('/onboarding')) return { 'client-id': 'client', 'subscription-key': 'subscription' };
  if (path.startsWith('/core-banking')) return { 'x-api-key': 'core-key' };
  return {};
}

async function send(
  url: string,
  request: { method: string; body: unknown; headers: Record<string, string> },
): Promise<Reply> {
  const { method, body, headers } = request;
  const isRaw = body instanceof Uint8Array || typeof body === 'string';
  const type: Record<string, string> = body === undefined || isRaw ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers: { ...type, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
    ...(body === undefined ? {} : { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const json = (isJson ? parse(text) : {}) as Reply['json'];
  return { status: response.status, headers: response.headers, text, json };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
