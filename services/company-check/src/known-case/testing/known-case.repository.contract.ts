import { randomUUID } from 'node:crypto';
import type { KnownCases } from '../known-case.js';

/** What every repository of known cases must do; run against the fake and against MongoDB. */
export function knownCasesContract(casesOf: () => KnownCases): void {
  test('has a case from the first order until it is erased', async () => {
    const [cases, caseId] = [casesOf(), randomUUID()];
    expect(await cases.has(caseId)).toBe(false);
    await Promise.all(Array.from({ length: 20 }, () => cases.add(caseId)));
    expect(await cases.has(caseId)).toBe(true);
    await cases.erase(caseId);
    await cases.erase(caseId);
    expect(await cases.has(caseId)).toBe(false);
  });
}
