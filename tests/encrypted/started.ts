import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { shell } from '../support/addresses.js';

/** A process that a test started. */
export interface Started {
  /** What it has said so far. */
  output(): string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  isRunning(): boolean;
  /** Ends it and waits until it has gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program of ours or an engine, with the environment of an operator's shell. */
export function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(command, args, { env: { ...shell, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    output: () => text,
    ended,
    isRunning,
    stop: async (signal = 'SIGTERM') => {
      if (isRunning()) child.kill(signal);
      await ended;
    },
  };
}
