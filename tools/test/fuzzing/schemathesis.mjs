import { join } from 'node:path';
import { cacheKey, fill, verify } from '../../../deploy/engines/cache.mjs';
import { cacheFolder, inRoot } from '../../../deploy/local/command-line/paths.mjs';
import { step } from '../../../deploy/local/command-line/progress.mjs';
import { mustRun, which } from '../../../deploy/local/command-line/run.mjs';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';

/** Every package with its version and checksums; made by `pip-compile --generate-hashes` for the first line's version. */
const requirements = inRoot('tools/test/fuzzing/requirements.txt');
const version = '4.32.5';

/**
 * Obtains schemathesis, which tries an API by its OpenAPI document, from PyPI into the cache.
 * @param {import('../../../deploy/local/command-line/environment.mjs').Environment} env
 * @returns {Promise<Record<string, string>>} variables for the tests: the interpreter and the folder of the packages
 * @throws {UserError} without Python and pip, or when the registry gives something else than is pinned
 */
export async function obtainSchemathesis(env) {
  const python = which('python3', env);
  if (python === undefined)
    throw new UserError('Python is missing: the fuzzing of the API needs it', [
      'install it: apt-get install python3 python3-pip',
    ]);
  const name = await cacheKey({ name: 'schemathesis', version, recipe: [requirements] });
  const folder = join(cacheFolder(env), name);
  if ((await verify(folder)) !== 'whole')
    await step(`Obtaining schemathesis ${version} (pip)`, () => fill(folder, (draft) => install(python, draft)));
  return { SCHEMATHESIS_PYTHON: python, SCHEMATHESIS_FOLDER: folder };
}

/**
 * @param {string} python
 * @param {string} draft
 */
async function install(python, draft) {
  const safe = ['--require-hashes', '--only-binary', ':all:', '--no-compile', '--no-input', '--quiet'];
  await mustRun(python, ['-m', 'pip', 'install', ...safe, '--target', draft, '--requirement', requirements], {
    what: 'pip install of schemathesis',
    remedies: ['install pip: apt-get install python3-pip', 'see whether PyPI, or your mirror of it, can be reached'],
  });
}
