import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFileNames } from './file-names.mjs';

describe('the check of file names', () => {
  it('accepts contracts of workflows, and other words that end the same way', () => {
    const paths = [
      'workflows/contract/src/faults.contract.ts',
      'services/portal/src/exchange/document/change-contract.ts',
    ];
    assert.deepEqual(checkFileNames(paths), []);
  });

  it('refuses a contract elsewhere', () => {
    assert.deepEqual(checkFileNames(['services/portal/src/case/case.contract.ts']), [
      'services/portal/src/case/case.contract.ts: *.contract.ts is a file of workflows/contract',
    ]);
  });
});
