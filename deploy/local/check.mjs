import { buildAll, buildContracts } from './build-steps.mjs';
import { runChecks } from './check-steps.mjs';
import { runCommand } from './command.mjs';
import { describeError } from './fault.mjs';
import { installPackages } from './install.mjs';
import { print } from './progress.mjs';

const help = `
Usage: npm run check [-- <name> …]

Types, eslint, prettier, import arrows, unused code, contracts, what customers load and bundle sizes. Names choose single
checks by their beginning: types, eslint, prettier, arrows, unused, supply chain, contracts, lifecycle, what, size.
`;

/** These look at what is built, the other checks at the sources. */
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
