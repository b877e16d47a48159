import { createServer, type Server } from 'node:http';
import express from 'express';
import { createApp } from './app.js';
import { ConfigError, readConfig } from './config.js';
import type { SandboxConfig } from './state/sandbox-config.js';
import { createHealthRouter } from './control/health.router.js';
import { log } from './log/log.js';
import { openSandbox, type Sandbox } from './state/sandbox.js';

const STOP_MS = 5000;
const KEEP_ALIVE_MS = 65_000;

async function start(config: SandboxConfig): Promise<void> {
  let isWritable = true;
  const onBroken = (error: unknown): void => {
    isWritable = false;
    // Memory and disk differ now; a restart reloads the disk.
    log('error', 'the journal can not be written', { reason: reasonOf(error) });
    process.exit(1);
  };
  const sandbox = await openSandbox(config, onBroken);
  const app = createApp(sandbox, () => isWritable);
  const servers = [await listen(createServer(app), config.port, config.host)];
  if (config.healthPort !== null) {
    const { registry } = sandbox.metrics;
    const health = express().use(
      createHealthRouter({ instance: config.instance, isWritable: () => isWritable, registry }),
    );
    servers.push(await listen(createServer(health), config.healthPort, config.host));
  }
  sandbox.timetable.start();
  sandbox.webhooks.start();
  log('info', 'ready', { port: config.port, companies: sandbox.register.size });
  stopOnSignal(sandbox, servers);
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Longer than the idle timeout of any client, so that no connection is closed during a request.
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function stopOnSignal(sandbox: Sandbox, servers: Server[]): void {
  const stop = async (): Promise<void> => {
    sandbox.timetable.stop();
    sandbox.webhooks.stop();
    // Connections of unanswered requests must not keep the process running.
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), STOP_MS / 5).unref();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    await sandbox.store.close();
    process.exit(0);
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop();
    });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

try {
  await start(readConfig());
} catch (error) {
  log('error', error instanceof ConfigError ? 'configuration' : 'start failed', { reason: reasonOf(error) });
  process.exit(1);
}
