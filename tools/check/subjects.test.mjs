import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checkSubjects, newSubjects } from './subjects.mjs';

describe('the check of commit subjects', () => {
  it('accepts 72 characters and refuses 73', () => {
    assert.deepEqual(checkSubjects(['a'.repeat(72)]), []);
    assert.deepEqual(checkSubjects(['a'.repeat(73)]), [`"${'a'.repeat(73)}": 73 characters, at most 72`]);
  });
});

describe('the commits that are checked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-subjects-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@kontor.test', '-c', 'commit.gpgsign=false'];
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  /** @param {string} subject */
  const commit = (subject) => git('commit', '--allow-empty', '-m', subject);

  it('are those after the upstream branch, without one the last 50, and none without a repository', () => {
    assert.deepEqual(newSubjects(folder), []);
    git('init', '-b', 'main');
    for (let number = 0; number <= 50; number += 1) commit(`feat: old ${number}`);
    assert.deepEqual([newSubjects(folder).length, newSubjects(folder)[0]], [50, 'feat: old 50']);
    git('branch', 'pushed');
    git('branch', '--set-upstream-to=pushed');
    assert.deepEqual(newSubjects(folder), []);
    commit('feat: new');
    assert.deepEqual(newSubjects(folder), ['feat: new']);
  });
});
