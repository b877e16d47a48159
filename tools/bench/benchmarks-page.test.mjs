import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withSection } from './benchmarks-page.mjs';

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
});
