import { isRefusedBesideChecks } from '@kontor/domain/case/waiting-for';
import type { CaseListEntry } from '../../case/case-record/case-record.module.js';

/** What the title of a case's status depends on; nothing is known before its first step. */
export function titleFactsOf({
  status,
  attention,
  snapshot,
}: Pick<CaseListEntry, 'status' | 'attention' | 'snapshot'>) {
  const running = snapshot?.running;
  const isResolutionRefused = running !== undefined && isRefusedBesideChecks({ status, running, attention });
  return { status, startState: snapshot?.startState ?? null, running, isResolutionRefused };
}
