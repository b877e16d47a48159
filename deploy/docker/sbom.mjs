import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imageNames, imageOf } from './images.mjs';
import { runCommand } from '../local/command-line/command.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { absolute, inRoot } from '../local/command-line/paths.mjs';
import { print } from '../local/command-line/progress.mjs';
import { mustRun } from '../local/command-line/run.mjs';

const help = `
Usage: npm run sbom [-- --image <name>] [-- --out <file>]

Writes the software bill of materials (CycloneDX, JSON) of what runs in production, made by npm from the lockfile;
needs no network.

  --image   only what this image holds: ${imageNames.join(', ')}
  --out     deploy/dist/sbom.cdx.json
`;

const standard = 'deploy/dist/sbom.cdx.json';

/**
 * @param {string} name of an image
 * @returns {readonly string[]} our packages whose dependencies it holds
 */
function packagesOf(name) {
  const image = imageOf(name);
  if (image === undefined) throw new UserError(`There is no image ${name}`, [`there are: ${imageNames.join(', ')}`]);
  return [image.workspace, ...image.bundled];
}

/**
 * @param {readonly string[]} args
 * @returns {{ packages: readonly string[], out: string }}
 */
function parse(args) {
  /** @type {string | undefined} */
  let image;
  let out = standard;
  for (let index = 0; index < args.length; index += 2) {
    const value = args[index + 1];
    if (value === undefined || !['--image', '--out'].includes(args[index] ?? ''))
      throw new UserError(`${args[index]} is not understood`, ['see --help']);
    if (args[index] === '--image') image = value;
    else out = value;
  }
  return { packages: image === undefined ? [] : packagesOf(image), out: absolute(out) };
}

/** @param {object} manifest */
const withoutTools = (manifest) => ({ ...manifest, devDependencies: undefined });

/**
 * The lockfile and the package.json files without what only builds and tests need. npm refuses the whole tree when a
 * build tool (eslint's ajv) has another version than a library's optional peer wants.
 * @param {string} folder
 */
function layOutRuntime(folder) {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const isKept = (/** @type {{ dev?: boolean, devOptional?: boolean }} */ entry) => !entry.dev && !entry.devOptional;
  const kept = Object.entries(lock.packages).filter(([, entry]) => isKept(entry));
  lock.packages = Object.fromEntries(kept.map(([path, entry]) => [path, withoutTools(entry)]));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const root = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  for (const workspace of ['.', ...root.workspaces]) {
    const manifest = withoutTools(JSON.parse(readFileSync(inRoot(`${workspace}/package.json`), 'utf8')));
    mkdirSync(join(folder, workspace), { recursive: true });
    writeFileSync(join(folder, workspace, 'package.json'), JSON.stringify(manifest));
  }
}

await runCommand({
  help,
  options: ['--image', '--out'],
  async main(args) {
    const { packages, out } = parse(args);
    const folder = mkdtempSync(join(tmpdir(), 'kontor-sbom-'));
    try {
      layOutRuntime(folder);
      const chosen = packages.flatMap((name) => ['--workspace', name]);
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
