import { Fault } from './fault.mjs';
import { step } from './progress.mjs';
import { run, which } from './run.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome'];

const missing = () =>
  new Fault('Chromium is missing: the browser journeys of the tests need it', [
    'install it: apt-get install chromium',
    'name a browser that is there: CHROMIUM_BIN=/path/to/chromium npm test',
    'leave the journeys out: npm test -- --only check --only unit --only integration',
  ]);

/**
 * @param {import('./environment.mjs').Environment} env
 * @returns {string | undefined} path of the browser that is there
 */
function find(env) {
  if (env.CHROMIUM_BIN !== undefined) return which(env.CHROMIUM_BIN, env);
  return commands.map((command) => which(command, env)).find((path) => path !== undefined);
}

/**
 * The browser in which journeys are played. On a Debian machine where we may, it is installed from Debian's packages.
 * @param {import('./environment.mjs').Environment} env
 * @returns {Promise<string>} its path
 * @throws {Fault} with the ways round
 */
export async function obtainBrowser(env) {
  const found = find(env);
  if (found !== undefined) return found;
  if (env.CHROMIUM_BIN !== undefined || process.getuid?.() !== 0 || which('apt-get', env) === undefined)
    throw missing();
  await step('Installing Chromium (apt-get)', async () => {
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], quiet);
  });
  const installed = find(env);
  if (installed === undefined) throw missing();
  return installed;
}
