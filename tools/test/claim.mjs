import { environment } from '../../deploy/local/command-line/environment.mjs';
import { absolute, cacheFolder, root } from '../../deploy/local/command-line/paths.mjs';
import { claimDataFolder } from '../../deploy/local/stack/stack.mjs';
import { needPorts, needStack } from './choice.mjs';
import { claimPortRow } from './machine/port-row.mjs';
import { testEnvironment } from './test-environment.mjs';

/**
 * Ports and data folder of a run, claimed before anything is prepared, so that a refusal comes at once.
 * @typedef {object} Claim
 * @property {string} portBase
 * @property {Awaited<ReturnType<typeof claimDataFolder>> | undefined} held undefined when no suite needs a stack
 * @property {() => void} release of the ports
 */

/**
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @returns {import('../../deploy/local/stack/stack.mjs').StackOptions}
 */
export function stackOptions(env) {
  return { data: absolute(env.KONTOR_DATA ?? '.kontor-test'), env, profile: 'test', fresh: true, show: () => false };
}

/** @returns {Promise<{ base: string, release: () => void }>} */
async function claimPorts() {
  const named = environment.KONTOR_TEST_PORT_BASE;
  if (named !== undefined) return { base: named, release: () => undefined };
  const { base, release } = await claimPortRow({ cache: cacheFolder(environment), folder: root });
  return { base: String(base), release };
}

/**
 * @param {import('./choice.mjs').Choice} choice
 * @returns {Promise<Claim | undefined>} undefined when the suites need neither
 */
export async function claimFor({ only }) {
  if (!only.some((suite) => needPorts.includes(suite))) return undefined;
  const { base: portBase, release } = await claimPorts();
  try {
    const isStackNeeded = only.some((suite) => needStack.includes(suite));
    const held = isStackNeeded
      ? await claimDataFolder(stackOptions(testEnvironment(environment, portBase)))
      : undefined;
    return { portBase, held, release };
  } catch (error) {
    release();
    throw error;
  }
}
