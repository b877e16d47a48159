import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { checkLicences, licenceOf } from './licences.mjs';
import { directDependencies, fromRegistry, readAllowedScripts, readLocked, readManifests } from './manifests.mjs';
import { countForeignBuilds, differingPins, lockfileProblems, loosePins, scriptProblems } from './pins.mjs';
import { mostDependencies, readRows, reasonProblems, renderTable } from './reasons.mjs';

const help = `
Usage: node deploy/local/launch.mjs tools/supply-chain/check.mjs [--write]

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
    const licences = checkLicences(packages, licenceOf);
    const problems = [
      ...loosePins(manifests),
      ...differingPins(manifests),
      ...lockfileProblems(packages),
      ...scriptProblems(packages, readAllowedScripts()),
      ...licences.problems,
      ...reasonProblems(direct, readRows(readFileSync(page, 'utf8'))),
    ];
    print(`${fromRegistry(packages).length} packages in the lockfile, ${direct.size} of ${mostDependencies} direct`);
    print(`${countForeignBuilds(packages)} builds of other platforms are known by version only`);
    print(`${licences.read} licences read, ${licences.unread} packages are not installed on this platform`);
    for (const problem of problems) print(problem);
    return problems.length === 0 ? 0 : 1;
  },
});
