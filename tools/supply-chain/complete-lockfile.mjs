import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { complete, leftOut } from './lockfile.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';

const help = `
Usage: node deploy/local/launch.mjs tools/supply-chain/complete-lockfile.mjs

After npm install with a registry that does not hold the packages of every platform: writes those that npm left out
into package-lock.json, so that npm ci works everywhere.
`;

await runCommand({
  help,
  async main() {
    const path = inRoot('package-lock.json');
    const lock = JSON.parse(readFileSync(path, 'utf8'));
    const missing = leftOut(lock.packages);
    lock.packages = complete(lock.packages);
    writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
    print(`${missing.length} packages of other platforms added`);
  },
});
