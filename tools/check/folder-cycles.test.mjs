import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { inMiniature } from './dependency-rules.fixture.mjs';
import config from './folder-cycles.config.mjs';

/**
 * @param {Readonly<Record<string, string>>} files content by path
 * @returns {Promise<string[]>} the folders that break the rule
 */
function cyclesOf(files) {
  return inMiniature(files, async (base) => {
    const { output } = await cruise(
      ['domain'],
      { ...config.options, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true, baseDir: base },
      config.options?.enhancedResolveOptions,
    );
    if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text');
    return output.summary.violations.map(({ from }) => from).sort();
  });
}

describe('the rule against folder cycles', () => {
  it('accepts folders that import each other in one direction', async () => {
    const files = {
      'domain/src/a/one.ts': "import '../b/two.js'; import '../b/three.js';",
      'domain/src/b/two.ts': 'export const two = 2;',
      'domain/src/b/three.ts': "import './two.js';",
    };
    assert.deepEqual(await cyclesOf(files), []);
  });

  it('refuses two folders that import each other although no file does', async () => {
    const files = {
      'domain/src/a/one.ts': "import '../b/two.js';",
      'domain/src/a/four.ts': 'export const four = 4;',
      'domain/src/b/two.ts': 'export const two = 2;',
      'domain/src/b/three.ts': "import '../a/four.js';",
    };
    assert.deepEqual(await cyclesOf(files), ['domain/src/a', 'domain/src/b']);
  });

  it('leaves out tests and harnesses', async () => {
    const files = {
      'domain/src/a/one.ts': 'export const one = 1;',
      'domain/src/a/one.test.ts': "import '../b/two.js';",
      'domain/src/b/two.ts': "import '../a/one.js';",
      'domain/src/b/testing/fake.ts': "import '../two.js';",
    };
    assert.deepEqual(await cyclesOf(files), []);
  });
});
