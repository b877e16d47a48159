import { readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';

const help = `
Usage: node tools/mutation/join-tests.mjs <folder> <file>

Writes a test file that runs all test files of a folder, relative to where it is called, but those of properties. Mutation
testing calls it in its copy of the sources: there every file costs its loading anew, thousands of times. A property that
fails in it is not shrunk, as nobody reads the example.
`;

await runCommand({
  help,
  async main([folder = '', file = '']) {
    const tests = readdirSync(folder).filter(
      (name) => /\.test\.ts$/.test(name) && !/-properties\.test\.ts$/.test(name),
    );
    if (file === '' || tests.length === 0) throw new UserError(`No tests in "${folder}"`, ['see --help']);
    const lines = tests.sort().map((name) => `describe('${name}', () => void require('./${name}'));\n`);
    const once = "require('fast-check').configureGlobal({ endOnFailure: true });\n";
    writeFileSync(resolve(folder, file), [once, ...lines].join(''));
  },
});
