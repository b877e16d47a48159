import { execFileSync } from 'node:child_process';

const longest = 72;

/**
 * @param {readonly string[]} subjects first lines of commit messages
 * @returns {string[]} one sentence for each that is too long for `git log --oneline`
 */
export function checkSubjects(subjects) {
  return subjects
    .filter((subject) => subject.length > longest)
    .map((subject) => `"${subject}": ${subject.length} characters, at most ${longest}`);
}

const lastCommits = 50;

/**
 * @param {string} cwd
 * @param {readonly string[]} range of `git log`
 * @returns {string[] | undefined} subjects; undefined when git does not find the range
 */
function subjectsOf(cwd, range) {
  try {
    const args = ['log', '--no-merges', '--format=%s', ...range];
    const output = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter((subject) => subject !== '');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} cwd
 * @returns {string[]} subjects of the commits that the upstream branch does not have; without an upstream of the last 50,
 *   and none outside a repository
 */
export function newSubjects(cwd) {
  return subjectsOf(cwd, ['@{upstream}..HEAD']) ?? subjectsOf(cwd, [`--max-count=${lastCommits}`]) ?? [];
}
