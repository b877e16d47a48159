import type { LegalForm } from '../legal-form/legal-form.js';
import { isRegisterDocument, missingRegisterDocuments } from './register-document.js';

const [extract, shareholders] = ['register_extract', 'shareholder_list'];

test.each<[LegalForm, readonly string[], readonly (string | undefined)[]]>([
  ['GMBH', [], [extract, shareholders]],
  ['UG', ['register_extract'], [shareholders]],
  ['GMBH', ['register_extract', 'shareholder_list'], []],
  ['KG', ['transparency_register'], [extract]],
  ['E_GBR', [], [extract]],
  ['GBR', [], []],
  ['SELF_EMPLOYED', [], []],
  ['GMBH_I_GR', [], []],
])('%s with %j misses %j', (legalForm, delivered, missing) => {
  expect(missingRegisterDocuments(legalForm, delivered)).toEqual(missing);
});

test('only documents of a register are named', () => {
  expect(['register_extract', 'transparency_register', 'articles', 'toString'].map(isRegisterDocument)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
