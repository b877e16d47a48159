import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayHaveContainers } from '../../deploy/engines/container-engine.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { cacheFolder, inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print, step } from '../../deploy/local/command-line/progress.mjs';
import { describeError, UserError } from '../../deploy/local/command-line/user-error.mjs';
import { installPackages } from '../../deploy/local/install/install.mjs';
import { prepare } from '../../deploy/local/stack/prepare.mjs';
import { Stack } from '../../deploy/local/stack/stack.mjs';
import { Bail } from './bail.mjs';
import { needBrowser, needBuild, needStack } from './choice.mjs';
import { claimFor, stackOptions } from './claim.mjs';
import { durationsFile, rememberDurations } from './durations.mjs';
import { findFirst, rememberFailed } from './first-tests.mjs';
import { compareSkips, failedOutcome } from './outcome.mjs';
import { passedBefore, readStamps, rememberPassed } from './source-stamps.mjs';
import { runFailedAgain, runSuites } from './suites.mjs';
import { testEnvironment } from './test-environment.mjs';
import { suiteOfFile } from './test-files.mjs';

/** @typedef {import('./choice.mjs').Choice} Choice */

/**
 * A failed build counts as one failure; the suites that run from the sources still run.
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @param {Choice} choice
 * @param {import('./outcome.mjs').Outcome[]} outcomes
 */
async function prepareOrReport(env, { only, selection }, outcomes) {
  // The checks of changed files check no build.
  const built = selection === undefined ? needBuild : needBuild.filter((suite) => suite !== 'check');
  if (!only.some((suite) => built.includes(suite))) return prepare(env, { build: 'contracts' });
  try {
    return await prepare(env);
  } catch (error) {
    outcomes.push(failedOutcome('build', `build: ${describeError(error)}`));
    return prepare(env, { build: 'contracts' });
  }
}

/**
 * Where a container engine runs, the suites use MongoDB itself instead of its stand-in.
 * @param {Choice} choice
 * @returns {Promise<import('../../deploy/engines/containers.fixture.mjs').Containers>}
 */
async function containersFor({ only }) {
  const none = { env: environment, stop: async () => undefined };
  if (!only.some((suite) => needStack.includes(suite)) || !mayHaveContainers(environment)) return none;
  await installPackages();
  const { startContainers } = await import('../../deploy/engines/containers.fixture.mjs');
  return startContainers(environment);
}

/**
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 * @param {{ mongo: string, partial: boolean }} circumstances
 */
function skipsOf(outcomes, circumstances) {
  /** @type {import('./outcome.mjs').AllowedSkip[]} */
  const allowed = JSON.parse(readFileSync(inRoot('tools/test/skips.json'), 'utf8'));
  const skips = compareSkips(outcomes, allowed, circumstances);
  return skips === undefined ? [] : [skips];
}

/**
 * @param {Choice} choice
 * @param {import('./suite-times.mjs').SuiteTimes} times
 * @returns {Promise<Choice>} without the suites that the changed files do not affect
 */
async function narrow(choice, times) {
  if (choice.changed === undefined) return choice;
  await installPackages();
  // Loaded here, because it needs the packages.
  const { selectChanged } = await import('./selection.mjs');
  const { commit } = choice.changed;
  const selection = await step('Looking for what the changes affect', () => selectChanged(commit, choice.only));
  const { changed, since, leftOut } = selection;
  const note = [`Left out, because no file that differs from ${since.slice(0, 12)} affects them:`, ...leftOut].join(
    '\n  ',
  );
  times.notes.push(note);
  print(`  ·  ${changed.length} files differ from ${since.slice(0, 12)}`);
  const only = choice.only.filter((suite) => suite === 'check' || selection.files.has(suite));
  return { ...choice, only, selection };
}

/**
 * @param {Choice} choice
 * @param {import('./source-stamps.mjs').Stamps} stamps
 * @returns {string[]} test files that need not run again
 */
function leaveOut({ all, only, paths, selection }, stamps) {
  if (all || paths.length > 0) return [];
  const changed = selection?.changed ?? [];
  return passedBefore(cacheFolder(environment), stamps).filter(
    (test) => only.some((suite) => suite === suiteOfFile(test)) && !changed.includes(test),
  );
}

/**
 * @param {readonly string[]} leftOut test files
 * @returns {string[]} lines
 */
function describeLeftOut(leftOut) {
  if (leftOut.length === 0) return [];
  const names = leftOut.map((file) => file.split('/').at(-1)).join(', ');
  return [`Left out: ${leftOut.length} test files that passed with the same sources (--all runs them): ${names}`];
}

/**
 * What a run has opened and must give back.
 * @typedef {object} Opened
 * @property {import('./claim.mjs').Claim | undefined} [claim]
 * @property {import('../../deploy/engines/containers.fixture.mjs').Containers} [containers]
 * @property {Stack} [stack]
 */

/** @param {Opened} opened */
async function close({ claim, containers, stack }) {
  if (stack === undefined) claim?.held?.release();
  await stack?.stop();
  await containers?.stop();
  claim?.release();
  if (stack !== undefined) print(`  Log of the processes: ${join(stack.context.data, 'logs', 'kontor.log')}`);
}

/**
 * @param {Choice} given
 * @param {import('./suite-times.mjs').SuiteTimes} times
 * @param {{ outcomes: import('./outcome.mjs').Outcome[], opened: Opened, stamps: import('./source-stamps.mjs').Stamps }} kept
 * @returns {Promise<import('./suites.mjs').Run>}
 */
async function open(given, times, { outcomes, opened, stamps }) {
  const choice = await narrow(given, times);
  const claim = await claimFor(choice);
  opened.claim = claim;
  opened.containers = await containersFor(choice);
  const portBase = claim?.portBase ?? '';
  const env = testEnvironment(opened.containers.env, portBase);
  const engines = await times.measure('preparation', () => prepareOrReport(env, choice, outcomes));
  if (claim?.held !== undefined) opened.stack = new Stack(stackOptions(env), claim.held, engines);
  const isBuilt = outcomes.length === 0;
  const possible = { ...choice, only: choice.only.filter((suite) => isBuilt || !needBrowser.includes(suite)) };
  const order = { first: await findFirst(choice.changed?.commit), leftOut: leaveOut(possible, stamps) };
  times.notes.push(...describeLeftOut(order.leftOut));
  return { choice: possible, stack: opened.stack, engines, portBase, ...order, bail: new Bail(choice.bail), times };
}

/**
 * @param {Choice} choice
 * @param {{ isReceived: () => boolean, received: Promise<string> }} interrupt
 * @param {import('./suite-times.mjs').SuiteTimes} times
 * @returns {Promise<import('./outcome.mjs').Outcome[]>}
 */
export async function runTests(choice, interrupt, times) {
  /** @type {import('./outcome.mjs').Outcome[]} */
  let outcomes = [];
  /** @type {Opened} */
  const opened = {};
  const stamps = readStamps();
  try {
    const run = await open(choice, times, { outcomes, opened, stamps });
    void interrupt.received.then(() => run.bail.end());
    for await (const outcome of runSuites(run)) {
      outcomes.push(outcome);
      if (interrupt.isReceived()) throw new UserError('Interrupted');
    }
    outcomes = await runFailedAgain(run, outcomes);
    const partial = run.choice.paths.length > 0 || run.choice.selection !== undefined || run.bail.isDue;
    outcomes.push(...skipsOf(outcomes, { mongo: run.engines.mongo.kind, partial }));
  } catch (error) {
    outcomes.push(failedOutcome('run', describeError(error)));
  } finally {
    await close(opened);
  }
  rememberFailed(outcomes);
  rememberDurations(durationsFile(environment), outcomes);
  rememberPassed(cacheFolder(environment), stamps, outcomes);
  return outcomes;
}
