import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';

export interface HealthOptions {
  host: string;
  port: number;
  /** Readiness checks; false or a throw is a failure. */
  checks: Readonly<Record<string, () => boolean | Promise<boolean>>>;
  metrics?: Metrics | undefined;
  logger: Logger;
}

export interface Health {
  readonly port: number;
  /** Reports not ready from now on, because the process is stopping. */
  stopping(): void;
  close(): Promise<void>;
}

const CHECK_WITHIN_MS = 2_000;

/**
 * Serves `/healthz` (200 while the process lives), `/readyz` (200 when all checks pass, else 503 and which fail) and
 * `/metrics` (Prometheus text). Rejects when the port is taken.
 */
export function createHealth(options: HealthOptions): Promise<Health> {
  let isStopping = false;
  const server = createServer((request, response) => {
    answer(request, response, { ...options, isStopping }).catch((error: unknown) => {
      options.logger.error({ err: error }, 'health request failed');
      response.writeHead(500).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : options.port,
        stopping: () => {
          isStopping = true;
        },
        close: () => close(server),
      });
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HealthOptions & { isStopping: boolean },
): Promise<void> {
  const path = request.url?.split('?')[0];
  if (path === '/healthz') {
    send(response, 200, { status: 'alive' });
  } else if (path === '/readyz') {
    const checks = await runChecks(options.checks);
    const isReady = !options.isStopping && Object.values(checks).every((state) => state === 'ok');
    send(response, isReady ? 200 : 503, {
      status: options.isStopping ? 'stopping' : isReady ? 'ready' : 'not-ready',
      checks,
    });
  } else if (path === '/metrics' && options.metrics !== undefined) {
    const { registry } = options.metrics;
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  } else {
    send(response, 404, { status: 'not-found' });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function runChecks(checks: HealthOptions['checks']): Promise<Record<string, 'ok' | 'failing'>> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await passes(check)) ? 'ok' : 'failing'] as const),
  );
  return Object.fromEntries(states);
}

async function passes(check: () => boolean | Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_WITHIN_MS);
  });
  try {
    return await Promise.race([Promise.resolve(check()), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
