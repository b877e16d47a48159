import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { architectureWalks } from './architecture-walks.mjs';
import { createCompiler } from './compile-change.mjs';
import { foldersIn, misplacedConcepts } from './portal-folders.mjs';
import { portalParts } from './portal-layers.mjs';

const walks = architectureWalks();

/** @typedef {import('./compile-change.mjs').Change} Change */

/**
 * What somebody writes in a step, by title of the walk and number of the step.
 * @type {Readonly<Record<string, Readonly<Record<number, Change>>>>}
 */
const changes = {
  'A new status': {
    1: {
      file: 'domain/src/case/case-status.ts',
      find: "  row(240, 'research_initiated', 'running'),",
      replace: "  row(235, 'signature_awaited', 'waiting'),\n  row(240, 'research_initiated', 'running'),",
    },
  },
  'A new legal form': {
    1: {
      file: 'domain/src/legal-form/legal-form.ts',
      find: "  OTHER: 'Andere Rechtsform',",
      replace: "  VEREIN: 'Eingetragener Verein (e. V.)',\n  OTHER: 'Andere Rechtsform',",
    },
  },
  'A new provider call': {
    1: {
      file: 'services/core-banking/src/provider/core-bank.ts',
      find: '  findCard(reference: string)',
      replace: '  blockCard(reference: string): Promise<void>;\n  findCard(reference: string)',
    },
    2: {
      // What the contract is generated to.
      file: 'proto/gen/kontor/core_banking/v1/core_banking_pb.ts',
      find: '  createGirocard: {',
      replace:
        '  blockGirocard: { methodKind: "unary"; input: typeof CreateGirocardRequestSchema; output: typeof CreateGirocardResponseSchema };\n  createGirocard: {',
    },
    3: {
      file: 'workflows/contract/src/case-activities.contract.ts',
      find: '  createGirocard(operation',
      replace: '  blockGirocard(operation: Operation): Promise<CoreBankingResult>;\n  createGirocard(operation',
    },
  },
  'A new settings page': {
    1: {
      file: 'domain/src/settings/setting-values.schema.ts',
      find: '  showVersion: flag(),',
      replace: '  openingHours: text(200),\n  showVersion: flag(),',
    },
  },
};

/** Those that any of these changes reaches. */
const packages = [
  'domain',
  'services/case-client',
  'services/company-check',
  'services/core-banking',
  'services/identity',
  'services/portal',
  'services/portal/api',
  'workflows',
  'workflows/contract',
  'web-admin',
  'web-customer',
];

describe('the walks of the architecture page', () => {
  it('are those for a status, a legal form, a provider call, a settings page and a concept', () => {
    const titles = [...Object.keys(changes), 'A new concept of the portal'];
    assert.deepEqual(
      walks.map(({ title }) => title),
      titles,
    );
  });

  for (const { title, steps } of walks) {
    it(`${title}: at most five steps, and every file exists`, () => {
      assert.ok(steps.length > 0 && steps.length <= 5);
      for (const files of steps) {
        assert.ok(files.length > 0, 'a step names no file');
        for (const file of files) assert.ok(existsSync(inRoot(file)), `${file} does not exist`);
      }
    });
  }

  const compile = createCompiler(packages);
  for (const { title, steps, named, text } of walks) {
    const ofWalk = changes[title];
    if (ofWalk === undefined) continue;
    it(`${title}: says after which steps the compiler asks for more, and of which it does not`, () => {
      assert.deepEqual([...named.keys()].sort(), Object.keys(ofWalk).map(Number));
      // All steps of a provider call are asked for; of the other walks some are not.
      if (named.size < steps.length) assert.match(text, /^It names (no|neither) .*, because /m);
    });
    for (const [step, change] of Object.entries(ofWalk)) {
      it(`${title}: after step ${step} the compiler names exactly the files of the page`, () => {
        const files = steps[Number(step) - 1] ?? [];
        const isGenerated = change.file.startsWith('proto/gen/') && files.some((file) => file.endsWith('.proto'));
        assert.ok(files.includes(change.file) || isGenerated, `${change.file} is not in step ${step}`);
        assert.deepEqual(compile(change), named.get(Number(step)));
      });
    }
  }

  it('A new concept of the portal: a folder without a layer is found, and a layer without a folder', () => {
    const copy = mkdtempSync(join(tmpdir(), 'kontor-portal-'));
    try {
      for (const { part } of portalParts)
        for (const concept of foldersIn(inRoot(`services/portal/src/${part}`)))
          mkdirSync(join(copy, part, concept), { recursive: true });
      assert.deepEqual(misplacedConcepts(copy, portalParts), []);
      mkdirSync(join(copy, 'exchange/fax'));
      assert.deepEqual(misplacedConcepts(copy, portalParts), ['exchange/fax']);
      const listed = portalParts.map((one) =>
        one.part === 'exchange' ? { ...one, layers: [...one.layers, ['fax']] } : one,
      );
      assert.deepEqual(misplacedConcepts(copy, listed), []);
      rmSync(join(copy, 'exchange/fax'), { recursive: true });
      assert.deepEqual(misplacedConcepts(copy, listed), ['exchange/fax']);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
