import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { collectNames } from './collect-names.mjs';
import { compareNames } from './compare-names.mjs';

const list = 'docs/persisted-names.json';
const help = `
Usage: npm run names

Adds new persisted names of the code to ${list}. Fails when the code no longer has one of the list.
`;

await runCommand({
  help,
  options: [],
  async main() {
    const found = collectNames();
    const { gone, added } = compareNames(JSON.parse(readFileSync(inRoot(list), 'utf8')), found);
    if (gone.length > 0)
      throw new UserError(`Gone: ${gone.join('; ')}`, [
        'names are added only, see docs/decisions/0011-persisted-names.md',
      ]);
    writeFileSync(inRoot(list), `${JSON.stringify(found, undefined, 2)}\n`);
    await mustRun(inRoot('node_modules/.bin/prettier'), ['--write', inRoot(list)], { what: 'formatting the list' });
    print(added.length === 0 ? 'Nothing new.' : `Added: ${added.join('; ')}`);
  },
});
