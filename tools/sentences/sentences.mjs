import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';

const help = `
Usage: npm run sentences

Writes docs/sentences.md: what customer and bank read about a case in every state that the model of the process reaches.
`;

await runCommand({
  help,
  options: [],
  async main() {
    const test = 'domain/src/case-wording/sentence-table.test.ts';
    await mustRun(inRoot('node_modules/.bin/jest'), [test], {
      what: 'writing the sentences',
      env: { ...environment, WRITE_SENTENCES: '1' },
    });
    print('Written: docs/sentences.md. Read what changed before you commit it.');
  },
});
