import { Stryker } from '@stryker-mutator/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';

/** Smallest first, so that mistakes in the setup appear early. */
const concepts = ['roles', 'pricing', 'retention', 'on-hold', 'matching', 'case'];

const leastScore = 85;

const reports = join(tmpdir(), 'kontor-mutation');

const help = `
Usage: npm run mutation [-- <concept> …]

Changes the rules of the domain one place at a time and counts how many of the changes the concept's own tests notice.
Prints what survived, then one line a concept, and fails when one scores under ${leastScore} %.

  <concept>   only these: ${concepts.join(', ')}

Takes minutes for the small concepts and long for the whole; runs with low priority. Each concept's report lies in
${reports}.
`;

/** Tests, fakes, samples and data tables are not mutated. */
const notMutated = '{*.test,*.fake,*.golden,sample-*}.ts';

const joined = 'all.joined.js';

/**
 * @typedef {object} Score
 * @property {string} concept
 * @property {number} mutants those that were decided
 * @property {number} killed a test failed, or ran out of time
 * @property {number} survived no test noticed, or none came by
 * @property {number} percent
 */

/**
 * @param {string} concept
 * @param {readonly { status: string }[]} results
 * @returns {Score}
 */
function scoreOf(concept, results) {
  const count = (/** @type {string[]} */ ...statuses) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + survived;
  return { concept, mutants, killed, survived, percent: mutants === 0 ? 0 : (100 * killed) / mutants };
}

/**
 * @param {string} concept
 * @param {string} copies folder for the mutated copies
 * @returns {Promise<Score>}
 */
async function mutate(concept, copies) {
  const folder = `domain/src/${concept}`;
  const stryker = new Stryker({
    mutate: [`${folder}/**/*.ts`, `!${folder}/**/${notMutated}`, `!${folder}/**/testing/**`],
    // The concept's own tests in one file; a mutant that only other tests kill counts as survived.
    buildCommand: [process.execPath, inRoot('tools/mutation/join-tests.mjs'), folder, joined].join(' '),
    jest: { config: { testMatch: [`<rootDir>/${folder}/${joined}`] } },
    tempDirName: copies,
    jsonReporter: { fileName: join(reports, `${concept}.json`) },
  });
  print(`\n  …  Mutating ${folder}`);
  return scoreOf(concept, await stryker.runMutationTest());
}

/** @param {Score} score */
function lineOf({ concept, mutants, killed, survived, percent }) {
  const mark = percent >= leastScore ? '✓' : '✗';
  return `  ${mark}  ${concept}: ${percent.toFixed(1)} % (${mutants} mutants, ${killed} killed, ${survived} survived)`;
}

await runCommand({
  help,
  async main(args) {
    const unknown = args.find((arg) => !concepts.includes(arg));
    if (unknown !== undefined) throw new UserError(`${unknown} is not mutated`, [`there are: ${concepts.join(', ')}`]);
    setPriority(15);
    process.chdir(root);
    const copies = await mkdtemp(join(tmpdir(), 'kontor-mutants-'));
    const scores = [];
    try {
      for (const concept of concepts.filter((one) => args.length === 0 || args.includes(one))) {
        scores.push(await mutate(concept, copies));
      }
    } finally {
      await rm(copies, { recursive: true, force: true });
    }
    print();
    for (const score of scores) print(lineOf(score));
    return scores.every(({ percent }) => percent >= leastScore) ? 0 : 1;
  },
});
