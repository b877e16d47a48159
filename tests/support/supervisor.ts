import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const control = resolve('deploy/local/control.mjs');

/** Processes of the supervisor by name. */
export type ProcessName =
  | 'mongo'
  | 'nats'
  | 'temporal'
  | 'mail-sink'
  | 'sandbox'
  | 'identity'
  | 'company-check'
  | 'core-banking'
  | 'notification'
  | 'portal'
  | 'worker'
  | 'event-bridge';

/** The supervisor's command line for the stack under test. */
async function ask(...words: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [control, ...words], { timeout: 120_000 });
  return JSON.parse(stdout);
}

export const supervisor = {
  /** kill -9; the supervisor restarts the process. */
  kill: (name: ProcessName) => ask('kill', name),
  stop: (name: ProcessName) => ask('stop', name),
  /** Starts a stopped process and waits until it is ready. */
  start: (name: ProcessName) => ask('start', name),
  /** Waits until the process is ready. */
  ready: (name: ProcessName) => ask('ready', name),
  restart: (name: ProcessName, variables: Readonly<Record<string, string>> = {}) =>
    ask('restart', name, ...Object.entries(variables).map(([variable, value]) => `${variable}=${value}`)),
  status: () => ask('status'),
};
