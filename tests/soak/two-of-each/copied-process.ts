import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { runningProcesses } from '../../benchmark/processes.js';
import type { ProcessName } from '../../support/supervisor.js';
import { freePort } from '../../support/free-port.js';
import { until } from '../../support/until.js';

/** Has the kernel end a program when its parent has ended, also an interrupted or killed one. */
const setpriv = 'setpriv';

interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** How a supervised process runs: its command line and its environment, as the kernel has them. */
export async function launchOf(name: ProcessName): Promise<Launch> {
  const pid = (await runningProcesses()).find((one) => one.name === name)?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  const partsOf = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
  const [command = '', ...args] = partsOf('cmdline');
  const variables = partsOf('environ').map((line) => /^([^=]*)=(.*)$/s.exec(line) ?? []);
  return { command, args, env: Object.fromEntries(variables.map(([, key = '', value = '']) => [key, value])) };
}

/** A further process of one that the supervisor runs, with ports of its own. */
export class CopiedProcess {
  readonly #launch: Launch;
  readonly #healthPort: number;
  #child: ChildProcess | undefined;

  private constructor(launch: Launch, healthPort: number) {
    this.#launch = launch;
    this.#healthPort = healthPort;
  }

  /** Starts it and waits until it is ready. */
  static async start(launch: Launch, variables: Readonly<Record<string, string>> = {}): Promise<CopiedProcess> {
    const healthPort = await freePort();
    const env = { ...launch.env, ...variables, HEALTH_PORT: String(healthPort) };
    const copy = new CopiedProcess({ ...launch, env }, healthPort);
    await copy.start();
    return copy;
  }

  /** Nothing while it runs. */
  async start(): Promise<void> {
    if (this.#child !== undefined) return;
    const { command, args, env } = this.#launch;
    this.#child = spawn(setpriv, ['--pdeathsig', 'TERM', '--', command, ...args], { env, stdio: 'ignore' });
    const isReady = async () => (await fetch(`http://127.0.0.1:${this.#healthPort}/readyz`)).ok;
    await until(isReady, { what: `a further ${args.at(-1) ?? command}`, timeoutMs: 60_000 });
  }

  /** kill -9. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
