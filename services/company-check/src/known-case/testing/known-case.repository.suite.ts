import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { randomInt } from 'node:crypto';
import type { KnownCases } from '../known-case.js';

/** The engines keep what earlier runs wrote. */
const freshCaseId = (): CaseId => caseIdOf(String(randomInt(1_000_000_000)));

/** What every repository of known cases must do; run against the fake and against MongoDB. */
export function knownCasesSuite(casesOf: () => KnownCases): void {
  test('has a case from the first order until it is erased', async () => {
    const [cases, caseId] = [casesOf(), freshCaseId()];
    expect(await cases.has(caseId)).toBe(false);
    await Promise.all(Array.from({ length: 20 }, () => cases.add(caseId)));
    expect(await cases.has(caseId)).toBe(true);
    await cases.erase(caseId);
    await cases.erase(caseId);
    expect(await cases.has(caseId)).toBe(false);
  });
}
