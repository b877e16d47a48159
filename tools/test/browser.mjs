import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { step } from '../../deploy/local/command-line/progress.mjs';
import { run, which } from '../../deploy/local/command-line/run.mjs';

/** Chromium's headless shell: the same engine without the user interface of the browser. */
const headless = 'chromium-headless-shell';
const windowed = ['chromium', 'chromium-browser', 'google-chrome'];

const missing = () =>
  new UserError('Chromium is missing: the browser journeys of the tests need it', [
    `install it: apt-get install ${headless}`,
    'name a browser that is there: CHROMIUM_BIN=/path/to/chromium npm test',
    'leave the journeys out: npm test -- --only check --only unit --only integration',
  ]);

/** @param {import('../../deploy/local/command-line/environment.mjs').Environment} env */
const wantsWindow = (env) => env.HEADED === '1';

/**
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @returns {Promise<void>}
 */
async function install(env) {
  const browser = wantsWindow(env) ? 'chromium' : headless;
  await step(`Installing ${browser} (apt-get)`, async () => {
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-dejavu-core'], quiet);
  });
}

/**
 * The browser of the journeys: the one `CHROMIUM_BIN` names; else the headless shell, which takes two thirds of the
 * time, or Chromium with a window for `HEADED=1`; else any Chromium. As root on a Debian machine, a missing one is
 * installed from Debian's packages.
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @returns {Promise<string>} its path
 * @throws {UserError} with the ways round
 */
export async function obtainBrowser(env) {
  if (env.CHROMIUM_BIN !== undefined) {
    const named = which(env.CHROMIUM_BIN, env);
    if (named === undefined) throw missing();
    return named;
  }
  const best = wantsWindow(env) ? windowed : [headless];
  const find = (/** @type {readonly string[]} */ names) =>
    names.map((name) => which(name, env)).find((path) => path !== undefined);
  const mayInstall = process.getuid?.() === 0 && which('apt-get', env) !== undefined;
  if (find(best) === undefined && mayInstall) await install(env);
  const found = find([...best, ...windowed]);
  if (found === undefined) throw missing();
  return found;
}
