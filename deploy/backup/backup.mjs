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

/**
 * Copies the parts while everything that writes is halted.
 * @param {readonly string[]} parts
 * @param {{ data: string, target: string }} places
 * @returns {Promise<{ moment: string, heldMs: number, documents: Map<string, number> }>}
 */
async function copyHeld(parts, { data, target }) {
  const socket = environment.KONTOR_CONTROL ?? controlSocket(data);
  const documents = new Map();
  await askSupervisor(socket, { command: 'hold' });
  const moment = new Date().toISOString();
  /** @type {{ heldMs: number }} */
  let held;
  try {
    try {
      for (const part of parts) documents.set(part, await copyPart(part, { data, folder: join(target, part) }));
    } finally {
      held = await askSupervisor(socket, { command: 'release' });
    }
  } catch (error) {
    for (const part of parts) rmSync(join(target, part), { recursive: true, force: true });
    throw error;
  }
  return { moment, heldMs: held.heldMs, documents };
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
  for (const part of parts)
    if (existsSync(join(target, part))) throw new UserError(`${join(target, part)} exists`, ['choose an empty folder']);
  const engines = new Map(parts.map((part) => [part, engineOf(part, instance)]));
  const { moment, heldMs, documents } = await copyHeld(parts, { data, target });
  for (const part of parts) {
    const facts = {
      part,
      instance: instance.id,
      moment,
      engine: engines.get(part) ?? '',
      documents: documents.get(part) ?? 0,
    };
    const { files } = await sealPart(join(target, part), facts);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const counted = part in databases ? `, ${facts.documents} documents` : '';
    print(`  ${part.padEnd(12)} ${files.length} files, ${Math.ceil(bytes / 1024)} KiB${counted}`);
  }
  print(`Backed up to ${target} as of ${moment}; calls waited ${elapsed(heldMs)}`);
}

await runCommand({ help, options: ['--to', '--only'], main });
