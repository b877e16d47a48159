import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../local/command.mjs';
import { inRoot } from '../local/paths.mjs';
import { print } from '../local/progress.mjs';
import { judgeLicences, licenceOf } from './licences.mjs';
import { directDependencies, fromRegistry, readAllowedScripts, readLocked, readManifests } from './manifests.mjs';
import { countForeignBuilds, differingPins, lockFaults, loosePins, scriptFaults } from './pins.mjs';
import { mostDependencies, readRows, reasonFaults, renderTable } from './reasons.mjs';

const help = `
Usage: node deploy/supply-chain/check.mjs [--write]

Looks at every package the project uses: exact versions, lockfile (checksums, registry), install scripts on the
allow-list, licences on the allow-list, and docs/dependencies.md with a reason for each direct one.

  --write   brings the table of docs/dependencies.md up to date; reasons of new packages are left for a person to write
`;

const page = inRoot('docs/dependencies.md');

/** @param {ReadonlyMap<string, readonly string[]>} direct */
function writePage(direct) {
  const text = readFileSync(page, 'utf8');
  const table = renderTable(direct, readRows(text));
  writeFileSync(page, text.replace(/\| package[\s\S]*?\n(?!\|)|\| package[\s\S]*$/, `${table}\n`));
}

await runCommand({
  help,
  options: ['--write'],
  async main(args) {
    const manifests = readManifests();
    const packages = readLocked();
    const direct = directDependencies(manifests);
    if (args.includes('--write')) writePage(direct);
    const licences = judgeLicences(packages, licenceOf);
    const faults = [
      ...loosePins(manifests),
      ...differingPins(manifests),
      ...lockFaults(packages),
      ...scriptFaults(packages, readAllowedScripts()),
      ...licences.faults,
      ...reasonFaults(direct, readRows(readFileSync(page, 'utf8'))),
    ];
    print(`${fromRegistry(packages).length} packages in the lockfile, ${direct.size} of ${mostDependencies} direct`);
    print(`${countForeignBuilds(packages)} builds of other platforms are known by version only`);
    print(`${licences.read} licences read, ${licences.unread} packages are not installed on this platform`);
    for (const fault of faults) print(fault);
    return faults.length === 0 ? 0 : 1;
  },
});
