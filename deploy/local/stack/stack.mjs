import { hiddenAddress, serveTemporalUi } from '../../engines/pages/temporal-ui.mjs';
import { serveControl } from '../supervisor/control-server.mjs';
import { engineAddresses, enginePorts, engineSpecs, refuseForeignData, initialiseEngines } from './engines.mjs';
import { clearData, openInstance } from './instance.mjs';
import { acquireLock, clearLeftovers } from '../supervisor/lock.mjs';
import { openLog } from '../supervisor/log.mjs';
import { refuseTakenPorts, resolvePorts } from './ports.mjs';
import { manifest, processSpec, startGroups } from './processes.mjs';
import { step } from '../command-line/progress.mjs';
import { openSecrets } from './secrets.mjs';
import { Supervisor } from '../supervisor/supervisor.mjs';

/** @typedef {'demo' | 'test' | 'production'} Profile */

/**
 * One running instance: its data folder, engines and processes.
 *
 * @typedef {object} StackOptions
 * @property {string} data
 * @property {import('../command-line/environment.mjs').Environment} env
 * @property {Profile} profile
 * @property {boolean} fresh
 * @property {(name: string) => boolean} show whose lines the terminal shows
 */

/** @typedef {ReturnType<typeof createContext>} Held */

/**
 * Locks the data folder and checks the ports. Nothing runs yet.
 * @param {StackOptions} options
 */
export async function claimDataFolder({ data, env, fresh }) {
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
 * @param {import('../command-line/environment.mjs').Environment} env
 * @returns {readonly import('./processes.mjs').ProcessRow[]} without the mail sink when mails go to another relay
 */
function ownProcesses(env) {
  return manifest.filter(({ name }) => name !== 'mail-sink' || env.SMTP_URL === undefined);
}

/**
 * @param {StackOptions} options
 * @param {import('./ports.mjs').Ports} ports
 * @param {import('./engines.mjs').Engines} engines
 */
function createContext({ data, env, profile, show }, ports, engines) {
  const instance = openInstance(data);
  const secrets = openSecrets(data);
  const context = { data, ports, env, instance, secrets };
  const addresses = engineAddresses(context, engines.mongo.kind);
  const setting = { data, ports, env, profile, instance: instance.id, secrets, addresses };
  return { context, setting, log: openLog(data, { show }) };
}

/** The stack of one data folder: its engines and processes. */
export class Stack {
  #stopped = false;

  /**
   * @param {StackOptions} options
   * @param {{ release: () => void, ports: import('./ports.mjs').Ports }} held
   * @param {import('./engines.mjs').Engines} engines
   */
  constructor(options, held, engines) {
    const { context, setting, log } = createContext(options, held.ports, engines);
    this.engines = engines;
    this.context = context;
    this.setting = setting;
    this.log = log;
    this.release = held.release;
    this.supervisor = new Supervisor({ data: options.data, log });
    /** @type {(() => Promise<void>) | undefined} */
    this.closeControl = undefined;
    /** @type {(() => Promise<void>) | undefined} */
    this.closeUi = undefined;
  }

  async startEngines() {
    const { engines, context } = this;
    refuseForeignData(engines, context.instance);
    this.closeControl = await serveControl(context.data, this.supervisor);
    const hidden = engines.temporal.kind === 'address' ? undefined : hiddenAddress();
    const specs = await engineSpecs(engines, context, hidden);
    if (hidden !== undefined) this.closeUi = await serveTemporalUi({ port: context.ports.TEMPORAL_UI_PORT, hidden });
    await step('Starting MongoDB, NATS and Temporal', () => this.supervisor.start(specs));
    await step('Checking the engines', () => initialiseEngines(engines, context));
  }

  async startProcesses() {
    const rows = ownProcesses(this.context.env);
    for (const group of startGroups) {
      const specs = rows.filter((row) => row.group === group).map((row) => processSpec(row, this.setting));
      await step(`Starting ${specs.map(({ name }) => name).join(', ')}`, () => this.supervisor.start(specs));
    }
  }

  async stop() {
    if (this.#stopped) return;
    this.#stopped = true;
    await this.supervisor.stop();
    await this.closeControl?.();
    await this.closeUi?.();
    this.log.close();
    this.release();
  }
}
