import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../command-line/user-error.mjs';

/**
 * A data folder is one instance, with the engines that made its data.
 * @typedef {'mongo' | 'nats' | 'temporal'} EngineName
 * @typedef {object} Instance
 * @property {string} id
 * @property {number} dataFormat
 * @property {string} createdAt ISO 8601
 * @property {Partial<Record<EngineName, { kind: string, version: string, marked: boolean }>>} engines
 */

/**
 * Format of the persisted names and documents in Temporal, MongoDB and NATS. Increase it with every change that an
 * existing data folder cannot be read with.
 */
export const dataFormat = 3;

/** Everything that a start creates in the data folder, and so all that `--fresh` may delete. */
const contents = [
  'instance.json',
  'mongo',
  'nats',
  'temporal',
  'mail',
  'sandbox',
  'secrets',
  'logs',
  'children.json',
  'restored.json',
];

const freshRemedies = [
  'begin anew: npm start -- --fresh',
  'or choose another data folder: KONTOR_DATA=.kontor-other npm start',
];

/** @param {string} data */
function path(data) {
  return join(data, 'instance.json');
}

/**
 * @param {string} data
 * @param {Instance} instance
 */
export function saveInstance(data, instance) {
  writeFileSync(`${path(data)}.draft`, JSON.stringify(instance, undefined, 2));
  renameSync(`${path(data)}.draft`, path(data));
}

/**
 * @param {string} data
 * @returns {Instance}
 */
export function openInstance(data) {
  mkdirSync(data, { recursive: true });
  if (existsSync(path(data))) return readInstance(data);
  const leftovers = readdirSync(data).filter((name) => ['mongo', 'nats', 'temporal'].includes(name));
  if (leftovers.length > 0) {
    throw new UserError(
      `${data} holds data of engines (${leftovers.join(', ')}) but not whose they are (instance.json is missing)`,
      freshRemedies,
    );
  }
  const instance = { id: randomUUID(), dataFormat, createdAt: new Date().toISOString(), engines: {} };
  saveInstance(data, instance);
  return instance;
}

/**
 * @param {string} data
 * @returns {Instance}
 */
function readInstance(data) {
  /** @type {Instance} */
  const instance = JSON.parse(readFileSync(path(data), 'utf8'));
  if (instance.dataFormat === dataFormat) return instance;
  const build = (instance.dataFormat ?? 1) < dataFormat ? 'an earlier' : 'a later';
  throw new UserError(
    `${data} was written by ${build} build (data format ${instance.dataFormat ?? 1}, this build reads ${dataFormat})`,
    freshRemedies,
  );
}

/**
 * @param {string} data
 */
export function clearData(data) {
  if (!existsSync(data)) return;
  for (const name of contents) rmSync(join(data, name), { recursive: true, force: true });
}

/**
 * Refuses to use one engine's data with another.
 * @param {Instance} instance
 * @param {EngineName} name
 * @param {string} kind
 */
export function refuseOtherEngine(instance, name, kind) {
  const made = instance.engines[name];
  if (made === undefined || made.kind === kind) return;
  throw new UserError(
    `The data of this instance was made by ${name} of the kind "${made.kind}", found now is "${kind}"; neither reads the other's data`,
    [`make "${made.kind}" available again (PATH and environment as at the first start)`, ...freshRemedies],
  );
}

/**
 * Compares the mark inside an engine with this data folder, and marks a new engine.
 * @param {object} check
 * @param {string} check.data
 * @param {Instance} check.instance
 * @param {EngineName} check.name
 * @param {{ kind: string, version: string }} check.engine
 * @param {() => Promise<string | undefined>} check.read
 * @param {(id: string) => Promise<unknown>} check.write
 */
export async function claimEngine({ data, instance, name, engine, read, write }) {
  const found = await read();
  if (found !== undefined && found !== instance.id) {
    throw new UserError(`${name} belongs to another instance (${found}; this data folder is ${instance.id})`, [
      `point it at its own ${name}, or clear the address of ${name} in the environment`,
      ...freshRemedies,
    ]);
  }
  if (found === undefined && instance.engines[name]?.marked === true) {
    throw new UserError(
      `${name} no longer has this instance (${instance.id}): its data is gone or it is another server`,
      [`restore the data of ${name}`, ...freshRemedies],
    );
  }
  if (found === undefined) await write(instance.id);
  instance.engines[name] = { ...engine, marked: true };
  saveInstance(data, instance);
}
