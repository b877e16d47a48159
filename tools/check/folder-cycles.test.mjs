import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inMiniature } from './dependency-rules.fixture.mjs';
import { findFolderCycles } from './folder-cycles.mjs';

/** @param {Readonly<Record<string, string>>} files content by path */
const cyclesOf = (files) => inMiniature(files, async (base) => findFolderCycles(['domain'], base));

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
    assert.deepEqual((await cyclesOf(files)).sort(), [
      'domain/src/a and domain/src/b import each other',
      'domain/src/b and domain/src/a import each other',
    ]);
  });

  it('accepts a folder that imports what is below it, and one that is imported from below', async () => {
    const files = {
      'domain/src/wiring.ts': "import './a/one.js'; import './a/deep/two.js';",
      'domain/src/a/one.ts': "import './deep/two.js';",
      'domain/src/a/deep/two.ts': 'export const two = 2;',
      'domain/src/b/three.ts': "import './deep/four.js';",
      'domain/src/b/deep/four.ts': 'export const four = 4;',
    };
    assert.deepEqual(await cyclesOf(files), []);
  });

  for (const [name, below] of [
    ['its child', 'domain/src/a/child/two.ts'],
    ['what is below its child', 'domain/src/a/child/grandchild/two.ts'],
  ])
    it(`refuses a folder and ${name} that import each other although no file does`, async () => {
      const up = `${'../'.repeat((below?.split('/').length ?? 0) - 4)}three.js`;
      const files = {
        'domain/src/a/one.ts': `import './${below?.slice('domain/src/a/'.length).replace('.ts', '.js')}';`,
        'domain/src/a/three.ts': 'export const three = 3;',
        [below ?? '']: `import '${up}';`,
      };
      assert.deepEqual(await cyclesOf(files), [
        `domain/src/a and what is below it import each other: domain/src/a/one.ts → ${below}, ${below} → domain/src/a/three.ts`,
      ]);
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
