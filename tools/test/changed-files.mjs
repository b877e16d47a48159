import { run } from '../../deploy/local/command-line/run.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';

/**
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} what git prints; undefined when it refuses
 */
async function git(...args) {
  const { code, stdout } = await run('git', args);
  return code === 0 ? stdout.trim() : undefined;
}

/** @param {string} commit */
async function named(commit) {
  const found = await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  if (found === undefined)
    throw new UserError(`--changed ${commit}: there is no such commit`, ['paths cannot be given with --changed']);
  return found;
}

/** @returns {Promise<string>} the commit in which this branch leaves the main one; HEAD when nothing is ahead of it */
async function mergeBase() {
  const isMain = (await git('rev-parse', '--abbrev-ref', 'HEAD')) === 'main';
  for (const main of isMain ? ['origin/main'] : ['main', 'origin/main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base !== undefined) return base;
  }
  return named('HEAD');
}

const lines = (/** @type {string | undefined} */ text) => (text ?? '').split('\0').filter(Boolean);

/**
 * @param {string | undefined} commit
 * @returns {Promise<{ since: string, paths: string[] }>} files that differ from the commit, also uncommitted, new and deleted ones
 */
export async function changedFiles(commit) {
  const since = commit === undefined ? await mergeBase() : await named(commit);
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', since),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return { since, paths: [...new Set([...lines(changed), ...lines(added)])].sort() };
}

/** @returns {Promise<string[]>} all files of the repository, also those that are not committed */
export async function allFiles() {
  return lines(await git('ls-files', '--cached', '--others', '--exclude-standard', '-z'));
}
