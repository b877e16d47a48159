import { fourEyesSchema } from '@kontor/domain/approval/four-eyes.schema';
import { staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { freshAccount } from '../access/account/account.module.js';
import type { StaffRepository } from '../access/account/staff.repository.js';
import { createFakeStaffRepository } from '../access/account/testing/staff.repository.fake.js';
import { assembleApprovals } from '../access/approval/approval.module.js';
import type { ApprovedActs } from '../access/approval/approved-act.js';
import type { RecordedStep } from '../access/approval/approval-deps.js';
import { createFakeApprovalRepository } from '../access/approval/testing/approval.repository.fake.js';
import type { CaseRecords } from '../case/case-record/case-record.module.js';

interface FakeNeeds {
  readonly records: Pick<CaseRecords, 'cases' | 'keys' | 'announce'>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly acts: () => ApprovedActs;
  readonly now: () => number;
  /** Other people than the two of each role. */
  readonly people?: StaffRepository;
}

/** Approvals in memory; of each role two people are active, `staff-<role>` and `second-<role>`. */
export function createFakeApprovals({ records, settings, acts, now, people }: FakeNeeds) {
  const repository = createFakeApprovalRepository();
  const staff = people ?? createFakeStaffRepository();
  const steps: RecordedStep[] = [];
  /** A repeated step is recorded once, as by the log. */
  const record = async (step: RecordedStep): Promise<void> => {
    const isKnown = (known: RecordedStep) => known.approval._id === step.approval._id && known.step === step.step;
    if (!steps.some(isKnown)) steps.push(step);
  };
  let wakes = 0;
  const insert = (accountId: string, role: StaffRole) =>
    staff.insert({
      ...freshAccount,
      ...{ _id: accountId, accountId, username: accountId, roles: [role] },
      ...{ salutation: 'MS', firstName: 'Clara', lastName: accountId, createdAt: 1, passwordHash: 'x', verifiedAt: 1 },
    });
  const ready = Promise.all(
    (people === undefined ? staffRoles : []).flatMap((role) => [
      insert(`staff-${role}`, role),
      insert(`second-${role}`, role),
    ]),
  );
  const needs = {
    records,
    staff,
    onMailQueued: () => void wakes++,
    logKey: generateDataKey('audit'),
    switches: async () => fourEyesSchema.parse(settings['fourEyes'] ?? {}),
    acts,
    record,
  };
  return { ...assembleApprovals({ repository, now }, needs), repository, staff, steps, wakes: () => wakes, ready };
}

export type FakeApprovals = ReturnType<typeof createFakeApprovals>;
