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

/**
 * @param {string} cwd
 * @returns {string[]} subjects of the commits that the upstream branch does not have; none without an upstream
 */
export function unpushedSubjects(cwd) {
  try {
    const range = ['log', '--no-merges', '--format=%s', '@{upstream}..HEAD'];
    return execFileSync('git', range, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((subject) => subject !== '');
  } catch {
    return [];
  }
}
