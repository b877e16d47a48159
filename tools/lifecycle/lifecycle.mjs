import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';
import { lifecyclePage } from './lifecycle-page.mjs';

const help = `
Usage: npm run lifecycle [-- --check]

Writes docs/lifecycle.md and docs/lifecycle.json from the case table in domain/src/case.

  --check   writes nothing and fails when the files are not what the table says
`;

/**
 * Both files by path. The domain is imported here because it has to be compiled first.
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
async function generate() {
  await mustRun(inRoot('node_modules/.bin/tsc'), ['-b', inRoot('domain')], { what: 'compiling the domain' });
  const { lifecycle } = await import('./case-table.mjs');
  const life = lifecycle();
  return {
    'docs/lifecycle.json': `${JSON.stringify(life, undefined, 2)}\n`,
    'docs/lifecycle.md': lifecyclePage(life),
  };
}

/**
 * Formats a text with the repository's prettier settings.
 * @param {string} path
 * @param {string} text
 * @returns {Promise<string>} as the repository keeps it; what prettier passes over stays as it is
 */
async function formatted(path, text) {
  const args = ['--stdin-filepath', inRoot(path)];
  return (await mustRun(inRoot('node_modules/.bin/prettier'), args, { input: text })).stdout;
}

/** @param {string} path */
const read = (path) => readFile(inRoot(path), 'utf8').catch(() => undefined);

await runCommand({
  help,
  options: ['--check'],
  async main(args) {
    const stale = [];
    for (const [path, text] of Object.entries(await generate())) {
      const wanted = await formatted(path, text);
      if ((await read(path)) === wanted) continue;
      stale.push(path);
      if (!args.includes('--check')) await writeFile(inRoot(path), wanted);
    }
    if (!args.includes('--check'))
      return print(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.join(', ')}`);
    if (stale.length > 0)
      throw new UserError(`Stale: ${stale.join(', ')}`, ['run npm run lifecycle and commit the result']);
  },
});
