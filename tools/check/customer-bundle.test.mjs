import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { foundModules, foundWords, staffModules, staffWords } from './customer-bundle.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

const allowed = [
  'web-customer/src/main.tsx',
  'domain/src/settings/configuration.ts',
  'domain/src/case-wording/customer-wording.ts',
  'domain/src/case/case-status.ts',
  'services/portal/api/src/case/customer-case.routes.ts',
  'node_modules/react/index.js',
];

describe('what customers must not load', () => {
  for (const { what, example } of staffModules) {
    it(`is found: ${what}`, () => {
      assert.ok(existsSync(inRoot(example)), `${example} is gone`);
      assert.deepEqual(foundModules([...allowed, example]), [`${example} (${what})`]);
    });
  }

  it('is found when it is reached through HTTP as well', () => {
    assert.deepEqual(foundModules(['services/portal/api/src/staff/staff.routes.ts']), [
      'services/portal/api/src/staff/staff.routes.ts (staff)',
    ]);
  });

  it('does not include what they need', () => {
    assert.deepEqual(foundModules(allowed), []);
  });
});

describe('texts that only the bank reads', () => {
  const statuses = [
    { customerTitle: 'Ihr Antrag wird geprüft', bankTitle: 'Übertragung angehalten' },
    { customerTitle: 'Übertragung läuft', bankTitle: 'Übertragung läuft' },
    { customerTitle: 'Identifikation erfolgreich', bankTitle: 'Bereit' },
  ];

  it('are the titles of more than one word that customers do not read', () => {
    assert.deepEqual(staffWords(statuses), ['Übertragung angehalten']);
  });

  it('are found in the code', () => {
    assert.deepEqual(foundWords('const a="Übertragung angehalten"', staffWords(statuses)), ['Übertragung angehalten']);
    assert.deepEqual(foundWords('const a=`Übertragung angehalten`', staffWords(statuses)), ['Übertragung angehalten']);
    assert.deepEqual(foundWords('const a="Ihre Übertragung angehalten"', staffWords(statuses)), []);
    assert.deepEqual(foundWords('const a="Übertragung läuft"', staffWords(statuses)), []);
  });
});
