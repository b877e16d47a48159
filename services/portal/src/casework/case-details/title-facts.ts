import { isRefusedBesideChecks } from '@kontor/domain/case/waiting-for';
import type { CaseListEntry } from '../../case/case-record/case-record.module.js';

/** What the title of a case's status depends on; nothing is known before its first step. */
export function titleFactsOf({
  status,
  attention,
  snapshot,
}: Pick<CaseListEntry, 'status' | 'attention' | 'snapshot'>) {
  if (snapshot === null) return { status };
  const { startState, running } = snapshot;
  return { status, startState, running, isResolutionRefused: isRefusedBesideChecks({ status, running, attention }) };
}
