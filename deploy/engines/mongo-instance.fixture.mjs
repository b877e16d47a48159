import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../local/command-line/environment.mjs';
import { listensOn, processorMs } from '../local/supervisor/os-process.mjs';
import { plainEnvironment } from '../local/stack/process-environment.mjs';
import { freePort } from './free-port.fixture.mjs';
import { findMongo, mongoCommand } from './mongo.mjs';
import { initiateReplicaSet, mongoAnswers } from './mongo-session.mjs';

/** A separate MongoDB for a test, of the kind that this machine uses, which may be killed and started again. */
export async function ownMongo() {
  const here = Object.entries(environment).filter(([name]) => name !== 'MONGODB_URI');
  const found = await findMongo(Object.fromEntries(here));
  const folder = mkdtempSync(join(tmpdir(), 'kontor-mongo-'));
  const port = await freePort();
  const uri = `mongodb://127.0.0.1:${port}`;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  async function start() {
    const { command, args } = await mongoCommand({ found, folder, port });
    child = spawn(command, args, { stdio: 'ignore', env: plainEnvironment(environment) });
    const { pid = 0 } = child;
    while (!listensOn(pid, port) || !(await mongoAnswers(uri))) {
      if (child.exitCode !== null) throw new Error(`MongoDB ended with exit code ${child.exitCode}`);
      await wait(50);
    }
    if (found.kind === 'mongod') await initiateReplicaSet(uri, port);
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  return {
    uri,
    kind: found.kind,
    start,
    end,
    /** Processor time that it has used since its start, ms. */
    processorMs: () => processorMs(child?.pid ?? 0),
    remove: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
