import { buildAll, buildContracts } from './build-steps.mjs';
import { findEngines } from './engines.mjs';
import { installPackages } from './install.mjs';
import { sideBySide } from './progress.mjs';

/**
 * Everything that has to be there before anything starts: packages, build results and engines, side by side.
 * @param {import('./environment.mjs').Environment} env
 * @param {{ build?: 'all' | 'contracts' }} [options] contracts: enough for what runs from the sources
 * @returns {Promise<import('./engines.mjs').Engines>}
 */
export async function prepare(env, { build = 'all' } = {}) {
  const [engines] = await sideBySide([
    () => findEngines(env),
    () => installPackages().then(build === 'all' ? buildAll : buildContracts),
  ]);
  return engines;
}
