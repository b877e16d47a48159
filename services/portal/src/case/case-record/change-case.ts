import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseRecord } from './case-record.js';
import type { CaseChange, CaseRepository } from './case.repository.js';

/** Raised when concurrent writes won too often in a row; repeating is safe. */
export class CaseContention extends Error {
  readonly code = 'unavailable';

  constructor() {
    super('The case is being written by others');
    this.name = 'CaseContention';
  }
}

const maxTries = 12;

/**
 * Reads a case, lets `decide` return the change, and writes it conditionally on the version that was read; repeats
 * after a conflict. `decide` may return null to change nothing. Returns the case after the change, or null when there
 * is no such case.
 */
export async function changeCase(
  cases: Pick<CaseRepository, 'find' | 'change'>,
  caseId: CaseId,
  decide: (current: CaseRecord) => CaseChange | null,
): Promise<CaseRecord | null> {
  for (let tries = 0; tries < maxTries; tries++) {
    const current = await cases.find(caseId);
    if (current === null) return null;
    const change = decide(current);
    if (change === null) return current;
    if (await cases.change(caseId, current.version, change))
      return { ...current, ...change, version: current.version + 1 };
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * (tries + 1)));
  }
  throw new CaseContention();
}
