import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { withSection } from './benchmarks-page.mjs';

/**
 * @param {string} page
 * @returns {string[]} the first lines of tables that name no date or no runtime, neither themselves nor above
 */
function undatedTables(page) {
  const blocks = page.split(/\n(?=#)|\n{2,}/);
  return blocks.filter((block, at) => {
    if (!block.startsWith('|')) return false;
    const above = blocks.slice(0, at).findLast((one) => !one.startsWith('<!--')) ?? '';
    const said = `${above.startsWith('|') ? '' : above}\n${block}`;
    return !/\d{4}-\d\d-\d\d/.test(said) || !/Node \d+/.test(said);
  });
}

describe('the page of figures', () => {
  it('gets a section when it has none', () => {
    const page = withSection('# Benchmarks\n\n## Mutation score\n\n93 %\n', 'first');
    assert.match(
      page,
      /^# Benchmarks\n\n## Mutation score\n\n93 %\n\n<!-- bench:begin[^>]*-->\n\nfirst\n\n<!-- bench:end -->\n$/,
    );
  });

  it('changes its own section only', () => {
    const before = withSection('# Benchmarks\n\nbefore\n', 'first');
    const after = withSection(`${before}\n## Soak\n\nstays\n`, 'second $& times');
    assert.match(after, /before\n\n<!--.*-->\n\nsecond \$& times\n\n<!-- bench:end -->\n\n## Soak\n\nstays\n$/);
    assert.doesNotMatch(after, /first/);
  });

  it('has sections beside each other', () => {
    const one = withSection('# Benchmarks\n', 'figures of the first run');
    const both = withSection(one, 'the profile', 'profile');
    assert.match(both, /figures of the first run\n\n<!-- bench:end -->\n\n<!-- profile:begin[^>]*>\n\nthe profile\n/);
    const later = withSection(both, 'figures of the second run');
    assert.match(later, /the second run[^]*the profile/);
    assert.doesNotMatch(later, /the first run/);
  });

  it('names date and runtime at each table', () => {
    const page = readFileSync(inRoot('docs/benchmarks.md'), 'utf8');
    assert.match(page, /\n\|/);
    assert.deepEqual(undatedTables(page), []);
    for (const missing of [
      /, \d{4}-\d\d-\d\d, Node [\d.]+\./,
      /2026-11-22, 2 cores, Node 24/,
      /(?<=\d{4}-\d\d-\d\d), Node [\d.]+\./,
    ])
      assert.equal(undatedTables(page.replace(missing, '')).length, 1, String(missing));
  });
});
