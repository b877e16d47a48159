import { command } from '@kontor/domain/case/case-row';
import { caseStatus } from '@kontor/domain/case/case-status';
import { commandRows as present } from '@kontor/domain/case/case-table.commands';

/** Far enough from the present one that a new revision does not meet it. */
export const nextRevision = 1_000;

/** A rule that only the next revision has: the bank may take over a case while its persons are identified. */
export const commandRows = [
  ...present,
  command({
    name: 'takeOver',
    from: [caseStatus.transferred],
    to: caseStatus.bankInProgress,
    who: 'ROLE_ADMIN',
    since: nextRevision,
  }),
];
