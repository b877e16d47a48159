import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseRepository } from '../../case/case-record/case-record.module.js';

export interface LastSave {
  /** Milliseconds since 1970; null before the first save. */
  readonly savedAt: number | null;
}

/** When the customer last saved the application; null for an unknown case. */
export async function readLastSave(
  { cases }: { readonly cases: Pick<CaseRepository, 'find'> },
  caseId: CaseId,
): Promise<LastSave | null> {
  const found = await cases.find(caseId);
  return found === null ? null : { savedAt: found.form?.savedAt ?? null };
}
