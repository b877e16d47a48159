import { join } from 'node:path';
import { natsAccess } from '../../engines/engine-access.mjs';
import { findMongo, mongoCommand } from '../../engines/mongo.mjs';
import { findNats, natsCommand, natsServerName, readNatsFacts, refuseUnsafeNats } from '../../engines/nats.mjs';
import { operator } from '../../engines/nats-permissions.mjs';
import { asOperator, readNatsInstance, writeNatsInstance } from '../../engines/nats-session.mjs';
import {
  findTemporal,
  readTemporalInstance,
  registerSearchAttributes,
  temporalAnswers,
  temporalCommand,
  writeTemporalInstance,
} from '../../engines/temporal.mjs';
import { UserError } from '../command-line/user-error.mjs';
import { claimEngine, refuseOtherEngine } from './instance.mjs';
import { plainEnvironment } from './process-environment.mjs';
import { print, concurrently } from '../command-line/progress.mjs';
import { natsPasswordName } from './secrets.mjs';

/**
 * @typedef {object} Engines
 * @property {import('../../engines/mongo.mjs').FoundMongo} mongo
 * @property {{ kind: 'address' | 'server', version: string, path: string }} nats
 * @property {{ kind: 'address' | 'server', version: string, cli: string }} temporal
 *
 * @typedef {object} EngineContext data folder, ports and settings of one instance
 * @property {string} data
 * @property {import('./ports.mjs').Ports} ports
 * @property {import('../command-line/environment.mjs').Environment} env
 * @property {import('./instance.mjs').Instance} instance
 * @property {{ value: (name: string) => string }} secrets
 */

/**
 * Finds or makes all engines concurrently.
 * @param {import('../command-line/environment.mjs').Environment} env
 * @returns {Promise<Engines>}
 */
export async function findEngines(env) {
  const [mongo, nats, temporal] = await concurrently([
    () => findMongo(env),
    async () => {
      if (env.NATS_URL === undefined) return { kind: /** @type {const} */ ('server'), ...(await findNats(env)) };
      print('  ·  NATS: the server that NATS_URL names');
      return { kind: /** @type {const} */ ('address'), version: 'of NATS_URL', path: '' };
    },
    async () => {
      const found = await findTemporal(env);
      if (env.TEMPORAL_ADDRESS === undefined)
        return { kind: /** @type {const} */ ('server'), version: found.version, cli: found.path };
      print('  ·  Temporal: the server that TEMPORAL_ADDRESS names');
      return { kind: /** @type {const} */ ('address'), version: 'of TEMPORAL_ADDRESS', cli: found.path };
    },
  ]);
  return { mongo, nats, temporal };
}

/**
 * @param {Pick<EngineContext, 'ports' | 'env'>} context
 * @param {Engines['mongo']['kind']} [mongo] the stand-in cannot retry a write
 * @returns {import('./process-environment.mjs').Setting['addresses']}
 */
export function engineAddresses({ ports, env }, mongo) {
  const options = mongo === 'stand-in' ? '/?retryWrites=false' : '';
  return {
    mongodbUri: env.MONGODB_URI ?? `mongodb://127.0.0.1:${ports.MONGO_PORT}${options}`,
    natsUrl: env.NATS_URL ?? `nats://127.0.0.1:${ports.NATS_PORT}`,
    temporalAddress: env.TEMPORAL_ADDRESS ?? `127.0.0.1:${ports.TEMPORAL_PORT}`,
    smtpUrl: env.SMTP_URL ?? `smtp://127.0.0.1:${ports.SMTP_PORT}`,
  };
}

/**
 * @param {Pick<EngineContext, 'ports' | 'env'>} context
 * @returns {string}
 */
export function natsMonitorUrl({ ports, env }) {
  if (env.NATS_URL === undefined) return `http://127.0.0.1:${ports.NATS_MONITOR_PORT}`;
  if (env.NATS_MONITOR_URL !== undefined) return env.NATS_MONITOR_URL.replace(/\/+$/, '');
  throw new UserError('NATS_URL names a server whose settings cannot be checked', [
    'set NATS_MONITOR_URL to its monitoring address (http://host:8222), which reports whether it writes to disk before it acknowledges',
  ]);
}

/**
 * @param {import('../command-line/environment.mjs').Environment} env
 * @returns {import('./ports.mjs').PortVariable[]} ports of the engines that a start runs itself
 */
export function enginePorts(env) {
  return [
    ...(env.MONGODB_URI === undefined ? /** @type {const} */ (['MONGO_PORT']) : []),
    ...(env.NATS_URL === undefined ? /** @type {const} */ (['NATS_PORT', 'NATS_MONITOR_PORT']) : []),
    ...(env.TEMPORAL_ADDRESS === undefined ? /** @type {const} */ (['TEMPORAL_PORT', 'TEMPORAL_UI_PORT']) : []),
  ];
}

/**
 * @param {Engines['mongo']} found
 * @param {EngineContext} context
 * @returns {Promise<import('../supervisor/child.mjs').ProcessSpec>}
 */
async function mongoSpec(found, { data, ports, env }) {
  const { mongoAnswers } = await import('../../engines/mongo-session.mjs');
  return {
    name: 'mongo',
    ...(await mongoCommand({ found, folder: join(data, 'mongo'), port: ports.MONGO_PORT })),
    env: plainEnvironment(env),
    ports: [ports.MONGO_PORT],
    answers: () => mongoAnswers(`mongodb://127.0.0.1:${ports.MONGO_PORT}`),
  };
}

/**
 * @param {Engines['nats']} found
 * @param {EngineContext} context
 * @returns {Promise<import('../supervisor/child.mjs').ProcessSpec>}
 */
async function natsSpec(found, { data, ports, env, instance, secrets }) {
  const start = await natsCommand({
    server: found.path,
    folder: join(data, 'nats'),
    port: ports.NATS_PORT,
    monitorPort: ports.NATS_MONITOR_PORT,
    instance: instance.id,
    password: (user) => secrets.value(natsPasswordName(user)),
  });
  const monitor = natsMonitorUrl({ ports, env });
  return {
    name: 'nats',
    ...start,
    env: plainEnvironment(env),
    ports: [ports.NATS_PORT, ports.NATS_MONITOR_PORT],
    answers: async () => (await readNatsFacts(monitor)).name === natsServerName(instance.id),
  };
}

/**
 * @param {Engines['temporal']} found
 * @param {EngineContext} context
 * @returns {Promise<import('../supervisor/child.mjs').ProcessSpec>}
 */
async function temporalSpec({ cli }, { data, ports, env }, uiAddress = '127.0.0.1') {
  const { TEMPORAL_PORT: port, TEMPORAL_UI_PORT: uiPort } = ports;
  return {
    name: 'temporal',
    ...(await temporalCommand({ cli, folder: join(data, 'temporal'), port, uiPort, uiAddress })),
    env: plainEnvironment(env),
    ports: [port, uiPort],
    answers: () => temporalAnswers(cli, `127.0.0.1:${port}`),
  };
}

/**
 * @param {Engines} engines
 * @param {EngineContext} context
 * @param {string} [uiAddress] of Temporal's own UI; `serveTemporalUi` passes it on
 * @returns {Promise<import('../supervisor/child.mjs').ProcessSpec[]>} the engines that run as our own children
 */
export function engineSpecs({ mongo, nats, temporal }, context, uiAddress) {
  return Promise.all([
    ...(mongo.kind === 'address' ? [] : [mongoSpec(mongo, context)]),
    ...(nats.kind === 'address' ? [] : [natsSpec(nats, context)]),
    ...(temporal.kind === 'address' ? [] : [temporalSpec(temporal, context, uiAddress)]),
  ]);
}

/**
 * @param {Engines} engines
 * @param {import('./instance.mjs').Instance} instance
 */
export function refuseForeignData(engines, instance) {
  refuseOtherEngine(instance, 'mongo', engines.mongo.kind);
  refuseOtherEngine(instance, 'nats', engines.nats.kind);
  refuseOtherEngine(instance, 'temporal', engines.temporal.kind);
}

/**
 * Checks and prepares the engines once they answer: gates, instance marks, search attributes.
 * @param {Engines} engines
 * @param {EngineContext} context
 */
export async function initialiseEngines(engines, context) {
  await concurrently([
    () => initialiseMongo(engines, context),
    () => initialiseNats(engines, context),
    () => initialiseTemporal(engines, context),
  ]);
}

/**
 * @param {Engines} engines
 * @param {EngineContext} context
 */
async function initialiseMongo({ mongo: engine }, context) {
  const { data, instance, ports } = context;
  const { mongodbUri } = engineAddresses(context, engine.kind);
  const mongo = await import('../../engines/mongo-session.mjs');
  if (engine.kind === 'mongod') await mongo.initiateReplicaSet(mongodbUri, ports.MONGO_PORT);
  await claimEngine({
    data,
    instance,
    name: 'mongo',
    engine: { kind: engine.kind, version: engine.version },
    read: () => mongo.readMongoInstance(mongodbUri),
    write: (id) => mongo.writeMongoInstance(mongodbUri, id),
  });
  await mongo.refuseUnsafeMongo(mongodbUri);
}

/**
 * @param {Engines} engines
 * @param {EngineContext} context
 */
async function initialiseNats({ nats: engine }, context) {
  const { data, instance, env, secrets } = context;
  const { natsUrl } = engineAddresses(context);
  refuseUnsafeNats(await readNatsFacts(natsMonitorUrl(context)));
  const server =
    engine.kind === 'address'
      ? { servers: natsUrl.split(','), ...(await natsAccess(env)) }
      : asOperator(natsUrl, secrets.value(natsPasswordName(operator)));
  await claimEngine({
    data,
    instance,
    name: 'nats',
    engine: { kind: engine.kind, version: engine.version },
    read: () => readNatsInstance(server),
    write: (id) => writeNatsInstance(server, id),
  });
}

/**
 * @param {Engines} engines
 * @param {EngineContext} context
 */
async function initialiseTemporal({ temporal: engine }, context) {
  const { data, instance, env } = context;
  const { temporalAddress } = engineAddresses(context);
  const namespace = env.TEMPORAL_NAMESPACE ?? 'default';
  await claimEngine({
    data,
    instance,
    name: 'temporal',
    engine: { kind: engine.kind, version: engine.version },
    read: () => readTemporalInstance(engine.cli, temporalAddress, namespace),
    write: (id) => writeTemporalInstance(engine.cli, temporalAddress, namespace, id),
  });
  await registerSearchAttributes(engine.cli, temporalAddress, namespace);
}
