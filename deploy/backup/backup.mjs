import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askSupervisor } from '../local/supervisor/control-client.mjs';
import { environment } from '../local/command-line/environment.mjs';
import { engineAddresses } from '../local/stack/engines.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { absolute, controlSocket, dataFolder } from '../local/command-line/paths.mjs';
import { resolvePorts } from '../local/stack/ports.mjs';
import { elapsed, print } from '../local/command-line/progress.mjs';
import { runningSupervisor } from '../local/supervisor/lock.mjs';
import { runCommand } from '../local/command-line/command.mjs';
import { onlyOne, readOptions } from './options.mjs';
import { chooseParts, databases, folders, sealPart } from './parts.mjs';

const help = `
Usage: npm run backup -- --to <folder> [--only <part>] …

Backs up the stack that runs, as it is at one moment. For that moment (seconds) its processes are halted and calls
wait; nothing is refused and nothing is lost.

  --to <folder>   where to; each part gets a folder of its own there
  --only <part>   mongo-cases, mongo-keys, mongo-vault, temporal, jetstream or secrets; all without it

Keep secrets and mongo-keys apart from the rest: who has the cases alone can read nothing of them.
Environment: KONTOR_DATA and the ports, as they were given to npm start.
`;

/** Written again at each start, or valid on one machine only. */
const passedOver = new Set(['temporal.db-shm']);

/**
 * @param {string} data
 * @returns {{ id: string, engines: Record<string, { kind: string } | undefined> }}
 */
function readInstance(data) {
  if (runningSupervisor(data) === undefined)
    throw new UserError(`Kontor does not run on ${data}`, [
      'start it: npm start',
      'or name its data folder: KONTOR_DATA',
    ]);
  return JSON.parse(readFileSync(join(data, 'instance.json'), 'utf8'));
}

/**
 * @param {string} part
 * @param {ReturnType<typeof readInstance>} instance
 */
function engineOf(part, { engines }) {
  const name = part.startsWith('mongo-') ? 'mongo' : part === 'jetstream' ? 'nats' : part;
  const kind = engines[name]?.kind ?? 'files';
  if (kind === 'address' && part in folders)
    throw new UserError(`${part} lies in an engine that this stack did not start`, [
      'back it up with its own tools, at the same moment (docs/runbook/restore-drill.md)',
    ]);
  return kind;
}

/**
 * @param {string} part
 * @param {{ data: string, folder: string }} places
 * @returns {Promise<number>} documents
 */
async function copyPart(part, { data, folder }) {
  const source = folders[part];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (source !== undefined) {
    cpSync(join(data, source), folder, {
      recursive: true,
      filter: (path) => !passedOver.has(path.split('/').at(-1) ?? ''),
    });
    return 0;
  }
  const { dumpMongo } = await import('./mongo-dump.mjs');
  const { mongodbUri: uri } = engineAddresses({ ports: resolvePorts(environment), env: environment });
  return dumpMongo({ uri, part, folder });
}

/** Errors of the file system, such as a full disk. @param {unknown} error */
const isOfFiles = (error) => error instanceof Error && 'syscall' in error;

/** @param {readonly string[]} copies folders of the parts */
function removeAll(copies) {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
}

/**
 * Ends the hold and removes the copies when the command is interrupted.
 * @param {{ copies: readonly string[], socket: string, token: string }} held
 */
function undoWhenInterrupted({ copies, socket, token }) {
  const undo = async () => {
    await askSupervisor(socket, { command: 'release', token }).catch(() => undefined);
    removeAll(copies);
    process.stderr.write('\nInterrupted, nothing of the backup was kept\n');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void undo());
}

/**
 * Makes the parts, or removes what there is of them: a part without its manifest has personal data and is of no use.
 * @template T
 * @param {readonly string[]} copies folders of the parts
 * @param {() => Promise<T>} make
 * @returns {Promise<T>}
 */
async function wholeOrNone(copies, make) {
  try {
    return await make();
  } catch (error) {
    removeAll(copies);
    if (!(error instanceof UserError) && !isOfFiles(error)) throw error;
    throw new UserError(`The backup failed, nothing of it was kept: ${error.message}`);
  }
}

/**
 * @typedef {object} Copied
 * @property {string} moment
 * @property {number} heldMs
 * @property {Map<string, number>} documents by part
 */

/**
 * Copies the parts while everything that writes is halted, which ends here.
 * @param {readonly string[]} parts
 * @param {{ data: string, target: string, socket: string, token: string }} held
 * @returns {Promise<Copied>}
 */
async function copyHeld(parts, { data, target, socket, token }) {
  const moment = new Date().toISOString();
  const documents = new Map();
  /** @type {{ heldMs: number }} */
  let released;
  try {
    for (const part of parts) documents.set(part, await copyPart(part, { data, folder: join(target, part) }));
  } finally {
    released = await askSupervisor(socket, { command: 'release', token });
  }
  return { moment, heldMs: released.heldMs, documents };
}

/**
 * @param {ReadonlyMap<string, string>} engines kind by part
 * @param {{ target: string, instance: string, copied: Copied }} backup
 */
async function sealParts(engines, { target, instance, copied: { moment, documents } }) {
  for (const [part, engine] of engines) {
    const facts = { part, instance, moment, engine, documents: documents.get(part) ?? 0 };
    const { files } = await sealPart(join(target, part), facts);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const counted = part in databases ? `, ${facts.documents} documents` : '';
    print(`  ${part.padEnd(12)} ${files.length} files, ${Math.ceil(bytes / 1024)} KiB${counted}`);
  }
}

/** @param {readonly string[]} args */
async function main(args) {
  const { to: targets, only } = readOptions(args, ['to', 'only']);
  const to = onlyOne('to', targets);
  if (to === undefined) throw new UserError('--to <folder> is missing', ['see --help']);
  const target = absolute(to);
  const data = dataFolder(environment);
  const instance = readInstance(data);
  const parts = chooseParts(only);
  const copies = parts.map((part) => join(target, part));
  for (const copy of copies) if (existsSync(copy)) throw new UserError(`${copy} exists`, ['choose an empty folder']);
  const engines = new Map(parts.map((part) => [part, engineOf(part, instance)]));
  const socket = environment.KONTOR_CONTROL ?? controlSocket(data);
  const { token } = await askSupervisor(socket, { command: 'hold' });
  undoWhenInterrupted({ copies, socket, token });
  const { moment, heldMs } = await wholeOrNone(copies, async () => {
    const copied = await copyHeld(parts, { data, target, socket, token });
    await sealParts(engines, { target, instance: instance.id, copied });
    return copied;
  });
  print(`Backed up to ${target} as of ${moment}; calls waited ${elapsed(heldMs)}`);
}

await runCommand({ help, options: ['--to', '--only'], main });
