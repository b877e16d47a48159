import { serveControl } from './control-server.mjs';
import { engineAddresses, enginePorts, engineSpecs, refuseForeignData, settleEngines } from './engines.mjs';
import { clearData, openInstance } from './instance.mjs';
import { acquireLock, clearLeftovers } from './lock.mjs';
import { openLog } from './log.mjs';
import { refuseTakenPorts, resolvePorts } from './ports.mjs';
import { manifest, processSpec, stages } from './processes.mjs';
import { step } from './progress.mjs';
import { openSecrets } from './secrets.mjs';
import { Supervisor } from './supervisor.mjs';

/**
 * One running instance: its data folder, engines and processes.
 *
 * @typedef {object} StackOptions
 * @property {string} data
 * @property {import('./environment.mjs').Environment} env
 * @property {'demo' | 'test'} profile
 * @property {boolean} fresh
 * @property {(name: string) => boolean} show whose lines the terminal shows
 */

/** @typedef {ReturnType<typeof layGround>} Held */

/**
 * Takes the data folder: lock, leftovers, instance, secrets, log. Nothing runs yet.
 * @param {StackOptions} options
 */
export async function holdData({ data, env, fresh }) {
  const release = acquireLock(data);
  try {
    await clearLeftovers(data);
    if (fresh) clearData(data);
    const ports = resolvePorts(env);
    const processPorts = ownProcesses(env).flatMap(({ health, ports: others }) => [health, ...others]);
    await refuseTakenPorts(ports, [...enginePorts(env), ...processPorts]);
    return { release, ports };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * @param {import('./environment.mjs').Environment} env
 * @returns {readonly import('./processes.mjs').Row[]} without the mail sink when mails go to another relay
 */
function ownProcesses(env) {
  return manifest.filter(({ name }) => name !== 'mail-sink' || env.SMTP_URL === undefined);
}

/**
 * @param {StackOptions} options
 * @param {import('./ports.mjs').Ports} ports
 */
function layGround({ data, env, profile, show }, ports) {
  const instance = openInstance(data);
  const secrets = openSecrets(data);
  const ground = { data, ports, env, instance, secrets };
  const setting = { data, ports, env, profile, instance: instance.id, secrets, addresses: engineAddresses(ground) };
  return { ground, setting, log: openLog(data, { show }) };
}

/** The stack of one data folder, from the first engine to the last process. */
export class Stack {
  #stopped = false;

  /**
   * @param {StackOptions} options
   * @param {{ release: () => void, ports: import('./ports.mjs').Ports }} held
   */
  constructor(options, held) {
    const { ground, setting, log } = layGround(options, held.ports);
    this.ground = ground;
    this.setting = setting;
    this.log = log;
    this.release = held.release;
    this.supervisor = new Supervisor({ data: options.data, log });
    /** @type {(() => Promise<void>) | undefined} */
    this.closeControl = undefined;
  }

  /** @param {import('./engines.mjs').Engines} engines */
  async startEngines(engines) {
    refuseForeignData(engines, this.ground.instance);
    this.closeControl = await serveControl(this.ground.data, this.supervisor);
    const specs = await engineSpecs(engines, this.ground);
    await step('Starting MongoDB, NATS and Temporal', () => this.supervisor.start(specs));
    await step('Checking the engines', () => settleEngines(engines, this.ground));
  }

  async startProcesses() {
    const rows = ownProcesses(this.ground.env);
    for (const stage of stages) {
      const specs = rows.filter((row) => row.stage === stage).map((row) => processSpec(row, this.setting));
      await step(`Starting ${specs.map(({ name }) => name).join(', ')}`, () => this.supervisor.start(specs));
    }
  }

  async stop() {
    if (this.#stopped) return;
    this.#stopped = true;
    await this.supervisor.stop();
    await this.closeControl?.();
    this.log.close();
    this.release();
  }
}
