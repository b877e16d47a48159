import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../local/command-line/user-error.mjs';
import { dataFormat } from '../local/stack/instance.mjs';

/**
 * A backup is a folder with a folder for each part, so that keys and cases can be stored apart and the cases alone
 * are unreadable.
 *
 * @typedef {object} PartSheet what lies beside the files of a part
 * @property {number} format data format of the build that made it
 * @property {string} part
 * @property {string} instance id of the instance
 * @property {string} moment ISO 8601: parts of one moment fit together
 * @property {string} engine kind of the engine that made it
 * @property {number} documents of a part of MongoDB
 * @property {{ name: string, bytes: number, sha256: string }[]} files
 */

/** Databases of each part of MongoDB. @type {Readonly<Record<string, readonly string[]>>} */
export const databases = {
  'mongo-cases': [
    'kontor_portal',
    'kontor_identity',
    'kontor_company_check',
    'kontor_core_banking',
    'kontor_notification',
  ],
  'mongo-keys': ['kontor_keys'],
  'mongo-vault': ['kontor_vault'],
};

/** Folders that are copied as files while their engine is halted. */
export const folders = { temporal: 'temporal', jetstream: 'nats/jetstream', secrets: 'secrets' };

export const partNames = [...Object.keys(databases), ...Object.keys(folders)];

/** Parts that must have the same moment; keys, vault and secrets may be newer. */
export const together = ['mongo-cases', 'temporal', 'jetstream'];

const sheetName = 'part.json';

/**
 * @param {readonly string[]} chosen
 * @returns {readonly string[]} all when none was chosen
 */
export function chooseParts(chosen) {
  const unknown = chosen.find((name) => !partNames.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no part "${unknown}"`, [`there are: ${partNames.join(', ')}`]);
  return chosen.length === 0 ? partNames : chosen;
}

/**
 * @param {string} folder
 * @returns {string[]} files below it, relative to it
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string} path */
async function digest(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Writes the manifest of a part. It is written last, so that a part without one is incomplete.
 * @param {string} folder of the part
 * @param {Omit<PartSheet, 'files' | 'format'>} facts
 * @returns {Promise<PartSheet>}
 */
export async function sealPart(folder, facts) {
  const files = [];
  for (const name of filesBelow(folder)) {
    const path = join(folder, name);
    files.push({ name, bytes: statSync(path).size, sha256: await digest(path) });
  }
  /** @type {PartSheet} */
  const sheet = { format: dataFormat, ...facts, files };
  writeFileSync(join(folder, `${sheetName}.draft`), JSON.stringify(sheet, undefined, 2), { mode: 0o600 });
  renameSync(join(folder, `${sheetName}.draft`), join(folder, sheetName));
  return sheet;
}

/**
 * @param {string} from folder of the backup
 * @param {string} part
 * @returns {Promise<PartSheet>}
 * @throws {UserError} when the part is not there, not whole or changed
 */
export async function openPart(from, part) {
  const folder = join(from, part);
  const path = join(folder, sheetName);
  if (!existsSync(path)) throw new UserError(`${from} holds no whole part "${part}"`, ['name its folder by --from']);
  /** @type {PartSheet} */
  const sheet = JSON.parse(readFileSync(path, 'utf8'));
  if (sheet.part !== part) throw new UserError(`${path} is of another kind of backup`);
  if (sheet.format !== dataFormat)
    throw new UserError(
      `${path} was made by another build (data format ${sheet.format}, this build reads ${dataFormat})`,
    );
  for (const { name, bytes, sha256 } of sheet.files) {
    const file = join(folder, name);
    if (!existsSync(file) || statSync(file).size !== bytes || (await digest(file)) !== sha256)
      throw new UserError(`${file} is not as it was backed up`, ['take another backup']);
  }
  return sheet;
}
