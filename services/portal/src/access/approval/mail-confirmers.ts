import { approvalActs } from '@kontor/domain/approval/four-eyes';
import { hasRole } from '@kontor/domain/roles/roles';
import {
  type AccountDeps,
  changeStaff,
  isActive,
  type StaffDocument,
  staffLoginOf,
  withStaffMail,
} from '../account/account.module.js';
import type { StoredApproval } from './stored-approval.js';

export type AskedApproval = Pick<StoredApproval, 'act' | 'caseId' | 'requestedBy'>;

/** Mails every active member of staff who may confirm an approval, but not whoever asked for it. */
export function createMailConfirmers({
  staff,
  onMailQueued,
  now,
}: Pick<AccountDeps, 'staff' | 'onMailQueued' | 'now'>): (approval: AskedApproval) => Promise<void> {
  return async (approval) => {
    const about = approval.caseId === null ? {} : { aboutCase: approval.caseId };
    const mailed = (await staff.all()).filter((one) => mayConfirm(one, approval));
    for (const one of mailed) {
      await changeStaff(staff, one, (current) => withStaffMail(current, 'staffApprovalAsked', now(), about).change);
    }
    if (mailed.length > 0) onMailQueued();
  };
}

function mayConfirm(one: StaffDocument, { act, requestedBy }: AskedApproval): boolean {
  return one.accountId !== requestedBy && isActive(one) && hasRole(staffLoginOf(one), approvalActs[act].roles);
}
