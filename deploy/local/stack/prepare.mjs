import { buildAll, buildContracts } from '../build/build-steps.mjs';
import { findEngines } from './engines.mjs';
import { installPackages } from '../install/install.mjs';
import { concurrently } from '../command-line/progress.mjs';

/**
 * Provides what has to exist before anything starts: packages, build results and engines, concurrently.
 * @param {import('../command-line/environment.mjs').Environment} env
 * @param {{ build?: 'all' | 'contracts' }} [options] contracts: enough for what runs from the sources
 * @returns {Promise<import('./engines.mjs').Engines>}
 */
export async function prepare(env, { build = 'all' } = {}) {
  const [engines] = await concurrently([
    () => findEngines(env),
    () => installPackages().then(build === 'all' ? buildAll : buildContracts),
  ]);
  return engines;
}
