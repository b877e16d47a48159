import { buildAll, buildContracts } from '../../deploy/local/build/build-steps.mjs';
import { runChecks } from './check-steps.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { describeError } from '../../deploy/local/command-line/user-error.mjs';
import { installPackages } from '../../deploy/local/install/install.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';

const help = `
Usage: npm run check [-- <name> …]

Types, eslint, prettier, import rules, folder cycles, words, sizes, requirements, unused code, contracts, what customers
load and bundle sizes. Names choose single checks by their beginning: types, eslint, prettier, imports, folder cycles,
words, sizes, requirements, unused, supply chain, contracts, lifecycle, what, size.
`;

/** These check the build, all others the sources. */
const ofBuild = ['what customers load', 'size of the web apps'];

/**
 * @param {readonly string[]} names
 * @returns {Promise<string[]>} why it cannot be built
 */
async function build(names) {
  if (names.length > 0 && !names.some((name) => ofBuild.some((check) => check.startsWith(name)))) {
    await buildContracts();
    return [];
  }
  try {
    await buildAll();
    return [];
  } catch (error) {
    return [`build: ${describeError(error)}`];
  }
}

await runCommand({
  help,
  async main(names) {
    await installPackages();
    const unbuilt = await build(names);
    const { failures } = await runChecks(names);
    for (const failure of [...unbuilt, ...failures]) print(`\n${failure}`);
    return unbuilt.length + failures.length === 0 ? 0 : 1;
  },
});
