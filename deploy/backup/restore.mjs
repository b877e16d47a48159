import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment } from '../local/command-line/environment.mjs';
import { engineAddresses, engineSpecs } from '../local/stack/engines.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { dataFormat, saveInstance } from '../local/stack/instance.mjs';
import { acquireLock } from '../local/supervisor/lock.mjs';
import { openLog } from '../local/supervisor/log.mjs';
import { absolute } from '../local/command-line/paths.mjs';
import { refuseTakenPorts, resolvePorts } from '../local/stack/ports.mjs';
import { elapsed, print } from '../local/command-line/progress.mjs';
import { openSecrets } from '../local/stack/secrets.mjs';
import { Supervisor } from '../local/supervisor/supervisor.mjs';
import { runCommand } from '../local/command-line/command.mjs';
import { findMongo } from '../engines/mongo.mjs';
import { onlyOne, readOptions } from './options.mjs';
import { chooseParts, databases, folders, openPart, partNames, together } from './parts.mjs';

const help = `
Usage: npm run restore -- --from <folder> … --data <folder> [--only <part>] …

Puts a backup into a fresh data folder. Then start it, and bring the pages in step with the workflows:
  KONTOR_DATA=<folder> npm start
  npm run ops -- resync --all --reason "restored"

  --from <folder>   where the parts lie; several times when they were kept apart
  --data <folder>   the fresh data folder
  --only <part>     mongo-cases, mongo-keys, mongo-vault, temporal, jetstream or secrets; all without it. What is left
                    out can be restored into the same folder afterwards

Environment: the ports (MONGO_PORT, KONTOR_PORT_BASE, …) and engines, as for npm start.
`;

/** @typedef {import('./parts.mjs').PartSheet & { folder: string }} FoundPart */

/**
 * @param {readonly string[]} from
 * @param {readonly string[]} parts
 * @returns {Promise<FoundPart[]>}
 */
async function findParts(from, parts) {
  /** @type {FoundPart[]} */
  const found = [];
  for (const part of parts) {
    const place = from.find((folder) => existsSync(join(folder, part))) ?? from[0] ?? '';
    found.push({ ...(await openPart(place, part)), folder: join(place, part) });
  }
  return found;
}

/**
 * @param {string} data
 * @returns {FoundPart[]} what was restored into this folder before
 */
function restoredBefore(data) {
  const path = join(data, 'restored.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new UserError(`${data} is not a fresh data folder`, ['name one that does not exist yet']);
  return [];
}

/** @param {readonly FoundPart[]} all */
function refuseMixture(all) {
  const instances = new Set(all.map(({ instance }) => instance));
  if (instances.size > 1) throw new UserError(`The parts belong to different instances: ${[...instances].join(', ')}`);
  const moments = new Set(all.filter(({ part }) => together.includes(part)).map(({ moment }) => moment));
  if (moments.size > 1)
    throw new UserError(`${together.join(', ')} must be of one moment`, [`these are of ${[...moments].join(' and ')}`]);
  const cases = all.find(({ part }) => part === 'mongo-cases')?.moment ?? '';
  const older = all.find(({ part, moment }) => !together.includes(part) && moment < cases);
  if (older !== undefined) throw new UserError(`${older.part} is older than the cases, which it could not all open`);
}

/**
 * Starts MongoDB alone on the data folder, loads the parts into it, and stops it.
 * @param {string} data
 * @param {readonly FoundPart[]} parts
 * @param {string} instance
 */
async function fillMongo(data, parts, instance) {
  const ports = resolvePorts(environment);
  const mongo = await findMongo(environment);
  const { loadMongo } = await import('./mongo-dump.mjs');
  const session = await import('../engines/mongo-session.mjs');
  const log = openLog(data, { show: () => false });
  const supervisor = new Supervisor({ data, log });
  const elsewhere = { kind: /** @type {const} */ ('address'), version: '' };
  const context = {
    data,
    ports,
    env: environment,
    instance: { id: instance, dataFormat, createdAt: '', engines: {} },
    secrets: openSecrets(data),
  };
  const { mongodbUri: uri } = engineAddresses(context);
  try {
    if (mongo.kind !== 'address') await refuseTakenPorts(ports, ['MONGO_PORT']);
    const engines = { mongo, nats: { ...elsewhere, path: '' }, temporal: { ...elsewhere, cli: '' } };
    await supervisor.start(await engineSpecs(engines, context));
    if (mongo.kind === 'mongod') await session.initiateReplicaSet(uri, ports.MONGO_PORT);
    for (const { part, folder, documents } of parts) {
      const loaded = await loadMongo({ uri, part, folder });
      if (loaded !== documents) throw new UserError(`${part}: ${loaded} documents instead of ${documents}`);
    }
    await session.writeMongoInstance(uri, instance);
  } finally {
    await supervisor.stop();
    log.close();
  }
  return { kind: mongo.kind, version: mongo.version, marked: true };
}

/**
 * @param {string} data
 * @param {readonly FoundPart[]} parts
 * @param {readonly FoundPart[]} before
 */
async function restoreParts(data, parts, before) {
  const [first] = parts;
  if (first === undefined) return;
  for (const { part, folder } of parts) {
    const target = folders[part];
    if (target === undefined) continue;
    mkdirSync(dirname(join(data, target)), { recursive: true });
    cpSync(folder, join(data, target), { recursive: true, filter: (path) => !path.endsWith('/part.json') });
  }
  const inMongo = parts.filter(({ part }) => part in databases);
  const mongo = inMongo.length === 0 ? undefined : await fillMongo(data, inMongo, first.instance);
  const all = [...before, ...parts];
  /** @type {import('../local/stack/instance.mjs').Instance['engines']} */
  const engines = existsSync(join(data, 'instance.json'))
    ? JSON.parse(readFileSync(join(data, 'instance.json'), 'utf8')).engines
    : {};
  if (mongo !== undefined) engines.mongo = mongo;
  for (const [part, name] of /** @type {const} */ ([
    ['temporal', 'temporal'],
    ['jetstream', 'nats'],
  ])) {
    const restored = all.find((one) => one.part === part);
    if (restored !== undefined) engines[name] = { kind: restored.engine, version: 'restored', marked: true };
  }
  saveInstance(data, { id: first.instance, dataFormat, createdAt: new Date().toISOString(), engines });
  writeFileSync(join(data, 'restored.json'), JSON.stringify(all, undefined, 2));
}

/** @param {readonly string[]} args */
async function main(args) {
  const startedAt = Date.now();
  const { from, data: targets, only } = readOptions(args, ['from', 'data', 'only']);
  const into = onlyOne('data', targets);
  if (from.length === 0 || into === undefined) throw new UserError('--from and --data are missing', ['see --help']);
  const data = absolute(into);
  const before = restoredBefore(data);
  const parts = await findParts(from.map(absolute), chooseParts(only));
  refuseMixture([...before, ...parts]);
  const again = parts.find(({ part }) => before.some((one) => one.part === part));
  if (again !== undefined) throw new UserError(`${again.part} is restored there already`);
  const release = acquireLock(data);
  try {
    await restoreParts(data, parts, before);
  } finally {
    release();
  }
  const missing = partNames.filter((name) => ![...before, ...parts].some(({ part }) => part === name));
  print(`Restored ${parts.map(({ part }) => part).join(', ')} into ${data} in ${elapsed(Date.now() - startedAt)}`);
  if (missing.length > 0) print(`Not there yet: ${missing.join(', ')}`);
}

await runCommand({ help, options: ['--from', '--data', '--only'], main });
