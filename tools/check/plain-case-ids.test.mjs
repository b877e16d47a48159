import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../../deploy/local/command-line/paths.mjs';

// Without the typed rules, which need a program of all packages.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { ...tseslint.configs.disableTypeChecked, files: ['**/*.ts', '**/*.tsx'] },
});

/** @param {string} filePath @param {string} code */
async function complaintsAbout(filePath, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).filter(({ message }) => message.startsWith('Use CaseId')).length;
}

const breach = 'export interface Found { readonly caseId: string }';

describe('the rule about ids of cases', () => {
  for (const code of [
    breach,
    'export interface Found { caseId?: string | null }',
    'export function find(caseId: string): void { caseId.trim(); }',
    'export const find = async (caseId: string | null) => caseId;',
    'export class Found { caseId: string | undefined; }',
    'export type Find = (caseId: string) => void;',
  ])
    it(`refuses ${code}`, async () => {
      assert.equal(await complaintsAbout('domain/src/case/found.ts', code), 1);
    });

  it('permits an id that was parsed, and other texts', async () => {
    const code = 'export type Find = (caseId: CaseId | null, name: string) => Promise<string>;';
    assert.equal(await complaintsAbout('domain/src/case/found.ts', code), 0);
  });

  for (const path of [
    'services/portal/src/case/found.ts',
    'services/portal/api/src/case/found.ts',
    'services/identity/src/found.responder.ts',
    'workflows/src/found.ts',
    'workflows/contract/src/found.ts',
    'web-customer/src/progress/found.ts',
    'web-customer/src/progress/Found.tsx',
    'web-admin/src/cases/Found.tsx',
  ])
    it(`holds for ${path}`, async () => assert.equal(await complaintsAbout(path, breach), 1));

  // These may not import the domain, or describe what another service sends.
  for (const path of [
    'services/platform/src/bus/found.ts',
    'services/sandbox/src/found.ts',
    'services/case-client/src/case/found.message.ts',
    'tests/support/found.ts',
  ])
    it(`does not hold for ${path}`, async () => assert.equal(await complaintsAbout(path, breach), 0));
});
