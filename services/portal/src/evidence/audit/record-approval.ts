import { approvalActs } from '@kontor/domain/approval/four-eyes';
import type { RecordedStep } from '../../access/approval/approval.module.js';
import type { AuditPort } from './record-audit.js';
import type { MemosPort } from '../../case/case-projection/case-projection.module.js';

interface RecordApprovalDeps {
  readonly audit: Pick<AuditPort, 'approval'>;
  readonly memos: Pick<MemosPort, 'add'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

const words: Readonly<Record<RecordedStep['step'], string>> = {
  request: 'Freigabe durch eine zweite Person angefragt',
  confirm: 'Freigegeben',
  reject: 'Freigabe abgelehnt',
  withdraw: 'Freigabe zurückgezogen',
  void: 'Freigabe verfallen',
};

/** Writes the steps of an approval into the audit log and, for a case, into its notes. */
export function createRecordApproval({ audit, memos, nameOf }: RecordApprovalDeps) {
  return async ({ approval, step, by }: RecordedStep): Promise<void> => {
    const { _id: approvalId, act, caseId } = approval;
    await audit.approval({ approvalId, action: `approval ${step} ${act}`, caseId, session: by });
    if (caseId === null) return;
    const accountId = by?.accountId ?? '';
    const author = (by === null ? null : await nameOf(accountId)) ?? 'Kontor';
    const content = `${words[step]}: ${approvalActs[act].label}`;
    await memos.add({ caseId, memoId: `approval-${approvalId}-${step}`, accountId, author, content });
  };
}
