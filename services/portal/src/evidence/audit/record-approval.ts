import type { AuditCategory } from '@kontor/domain/audit/audit-entry';
import { type ApprovalAct, approvalActs } from '@kontor/domain/approval/four-eyes';
import type { RecordedStep } from '../../access/approval/approval.module.js';
import type { AuditPort } from './record-audit.js';
import type { MemosPort } from '../../case/case-projection/case-projection.module.js';

interface RecordApprovalDeps {
  readonly audit: Pick<AuditPort, 'approval'>;
  readonly memos: Pick<MemosPort, 'add'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

const words: Readonly<Record<RecordedStep['step'], string>> = {
  request: 'Freigabe durch eine zweite Person beantragt',
  confirm: 'Freigegeben',
  reject: 'Freigabe abgelehnt',
  withdraw: 'Freigabe zurückgezogen',
  void: 'Freigabe verfallen',
};

/** The category of the acts that are about no case. */
const categories: Readonly<Partial<Record<ApprovalAct, AuditCategory>>> = {
  roles: 'role',
  factors: 'role',
  holdRules: 'setting',
  fourEyes: 'setting',
  connections: 'provider',
};

/**
 * Writes the steps of an approval into the audit log and, for a case, into its notes. The request is in the log by its
 * route, with its own outcome.
 */
export function createRecordApproval({ audit, memos, nameOf }: RecordApprovalDeps) {
  return async ({ approval, step, by, changes = [] }: RecordedStep): Promise<void> => {
    const { _id: approvalId, act, caseId, subject, requestedBy: onBehalfOf } = approval;
    const about = { approvalId, category: categories[act] ?? 'command', caseId, onBehalfOf, session: by, changes };
    const target = caseId === null ? { target: subject } : {};
    if (step !== 'request') await audit.approval({ ...about, ...target, action: `approval ${step} ${act}` });
    if (caseId === null) return;
    const accountId = by?.accountId ?? '';
    const author = (by === null ? null : await nameOf(accountId)) ?? 'Kontor';
    const content = `${words[step]}: ${approvalActs[act].label}`;
    await memos.add({ caseId, memoId: `approval-${approvalId}-${step}`, accountId, author, content });
  };
}
