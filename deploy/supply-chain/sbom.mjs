import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../local/command.mjs';
import { Fault } from '../local/fault.mjs';
import { absolute, inRoot } from '../local/paths.mjs';
import { print } from '../local/progress.mjs';
import { mustRun } from '../local/run.mjs';

const help = `
Usage: node deploy/supply-chain/sbom.mjs [--room <folder>] … [--out <file>]

Writes the software bill of materials (CycloneDX, JSON) of what runs in production, made by npm from the lockfile;
needs no network.

  --room   only what this room needs (services/portal, web-customer, …); may be given several times
  --out    deploy/dist/sbom.cdx.json
`;

const standard = 'deploy/dist/sbom.cdx.json';

/**
 * @param {readonly string[]} args
 * @returns {{ rooms: readonly string[], out: string }}
 */
function parse(args) {
  /** @type {string[]} */
  const rooms = [];
  let out = standard;
  for (let index = 0; index < args.length; index += 2) {
    const value = args[index + 1];
    if (value === undefined || !['--room', '--out'].includes(args[index] ?? ''))
      throw new Fault(`${args[index]} is not understood`, ['see --help']);
    if (args[index] === '--room') rooms.push(value);
    else out = value;
  }
  return { rooms, out: absolute(out) };
}

/** @param {object} manifest */
const withoutTools = (manifest) => ({ ...manifest, devDependencies: undefined });

/**
 * The lockfile and the package.json files without what only builds and tests need. npm refuses a whole tree in which a
 * tool of the build (eslint's ajv) stands where an optional peer of a library would want another version.
 * @param {string} folder
 */
function layOutRuntime(folder) {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const isKept = (/** @type {{ dev?: boolean, devOptional?: boolean }} */ entry) => !entry.dev && !entry.devOptional;
  const kept = Object.entries(lock.packages).filter(([, entry]) => isKept(entry));
  lock.packages = Object.fromEntries(kept.map(([path, entry]) => [path, withoutTools(entry)]));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const root = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const room of ['.', ...root.workspaces]) {
    const manifest = withoutTools(JSON.parse(readFileSync(inRoot(`${room}/package.json`), 'utf8')));
    mkdirSync(join(folder, room), { recursive: true });
    writeFileSync(join(folder, room, 'package.json'), JSON.stringify(manifest));
  }
}

await runCommand({
  help,
  options: ['--room', '--out'],
  async main(args) {
    const { rooms, out } = parse(args);
    const folder = mkdtempSync(join(tmpdir(), 'kontor-sbom-'));
    try {
      layOutRuntime(folder);
      const chosen = rooms.flatMap((room) => ['--workspace', room]);
      const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
      const { stdout } = await mustRun('npm', ['sbom', ...format, '--omit', 'dev', '--loglevel=error', ...chosen], {
        cwd: folder,
        what: 'npm sbom',
      });
      const bill = JSON.parse(stdout);
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, `${JSON.stringify(bill, undefined, 2)}\n`);
      print(`${bill.components.length} components (${bill.bomFormat} ${bill.specVersion}): ${out}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
