import { caseStatus, hundreds, statusesOf, type StatusCode } from './case-status.js';
import { command, type CaseRow, type RowCondition } from './case-row.js';
import {
  bankStatuses,
  besideResolution,
  debugStatuses,
  openEnded,
  ownableStatuses,
  statusesWhere,
  completableStatuses,
} from './case-table.statuses.js';

const admin = 'ROLE_ADMIN';
const inProcess = statusesOf('bank');

const order = {
  name: 'order',
  from: [caseStatus.doiConfirmed, caseStatus.dataCollecting],
  to: 'same',
  who: 'customer',
} as const;

/** Commands of the customer. */
const customerCommands: readonly CaseRow[] = [
  command({ name: 'confirmEmail', from: [caseStatus.doiRequested], to: caseStatus.doiConfirmed, who: 'customer' }),
  command({ name: 'formSaved', from: [caseStatus.doiConfirmed], to: caseStatus.dataCollecting, who: 'customer' }),
  command({ ...order, mails: ['orderReceived'], until: 1 }),
  command({ ...order, since: 2 }),
  command({
    name: 'order',
    variant: 'resume',
    from: [caseStatus.transferring],
    to: 'same',
    who: 'customer',
    conditions: ['noMismatch'],
    duringRun: true,
  }),
  command({
    name: 'continue',
    from: [caseStatus.transferring, caseStatus.researchMismatch],
    to: 'same',
    who: 'customer',
    conditions: ['mismatch'],
  }),
  command({
    name: 'continue',
    variant: 'abort',
    // Public sources differ before the hand-over; after it documents do, and that ends by `abort`.
    from: [caseStatus.transferring],
    to: caseStatus.abortedByCustomer,
    who: 'customer',
    conditions: ['mismatch'],
    mails: ['aborted'],
  }),
  command({
    name: 'documentsUploaded',
    from: [caseStatus.documentsMissing, caseStatus.researchDocumentsMissing],
    to: 'same',
    who: 'customer',
    duringRun: true,
  }),
  command({
    name: 'personCompleted',
    from: completableStatuses,
    to: 'same',
    who: 'customer',
    conditions: ['handedOver', 'informationRequired'],
    duringRun: true,
  }),
  command({
    name: 'abort',
    from: [
      caseStatus.doiConfirmed,
      caseStatus.dataCollecting,
      caseStatus.onHold,
      caseStatus.onHoldAgain,
      caseStatus.transferring,
      caseStatus.transferred,
      caseStatus.documentsMissing,
      caseStatus.researchInitiated,
      caseStatus.researchDocumentsMissing,
      caseStatus.researchMismatch,
      caseStatus.researchSuccessful,
    ],
    to: caseStatus.abortedByCustomer,
    who: 'customer',
    duringRun: true,
    mails: ['aborted'],
  }),
  command({
    name: 'answerRequest',
    from: [caseStatus.dataRequested],
    to: caseStatus.supplementaryDataAdded,
    who: 'customer',
  }),
];

const finish = { name: 'finish', from: inProcess, who: admin, conditions: ['notTaken'] } as const;

/** Commands of the bank's staff (R3 §4.2, §4.3). */
const staffCommands: readonly CaseRow[] = [
  command({
    name: 'release',
    from: [caseStatus.onHold, caseStatus.onHoldAgain],
    to: caseStatus.transferring,
    who: admin,
  }),
  command({
    name: 'release',
    variant: 'again',
    from: [caseStatus.transferring],
    to: 'same',
    who: admin,
    conditions: ['noMismatch'],
    duringRun: true,
  }),
  command({
    name: 'release',
    variant: 'resolved',
    // The provider refused what the customer resolved.
    from: [caseStatus.researchMismatch],
    to: 'same',
    who: admin,
    conditions: ['noMismatch'],
    duringRun: true,
    since: 2,
  }),
  command({
    name: 'release',
    variant: 'resolvedLate',
    // It was refused when the provider had taken the case to the identity checks already.
    from: besideResolution,
    to: 'same',
    who: admin,
    conditions: ['transferFailed'],
    since: 4,
  }),
  command({
    name: 'reject',
    from: [caseStatus.onHold, caseStatus.onHoldAgain],
    to: caseStatus.transferBlocked,
    who: admin,
    mails: ['rejected'],
  }),
  command({
    name: 'takeOver',
    from: [caseStatus.successfulManual, caseStatus.successful, caseStatus.preSuccessful],
    to: caseStatus.bankInProgress,
    who: admin,
    conditions: ['notTaken'],
    duringRun: true,
  }),
  command({ name: 'assign', from: ownableStatuses, to: 'same', who: admin, duringRun: true }),
  command({
    name: 'passToCoreBanking',
    from: inProcess,
    to: 'same',
    who: admin,
    conditions: ['notTaken', 'notBookedAsCustomer'],
  }),
  command({
    name: 'createAccount',
    from: inProcess,
    to: 'same',
    who: admin,
    conditions: ['notTaken', 'bookedAsCustomer', 'noAccount'],
  }),
  command({
    name: 'createGirocard',
    from: inProcess,
    to: 'same',
    who: admin,
    conditions: ['notTaken', 'account', 'noGirocard'],
  }),
  command({
    name: 'requestData',
    from: inProcess,
    to: caseStatus.dataRequested,
    who: admin,
    conditions: ['notTaken'],
    mails: ['dataRequested'],
  }),
  command({ ...finish, variant: 'success', to: caseStatus.bankSuccessful, mails: ['accountReady'] }),
  command({ ...finish, variant: 'withoutAccount', to: caseStatus.bankSuccessful, mails: ['completed'] }),
  command({ ...finish, variant: 'failure', to: caseStatus.bankFailed, mails: ['bankFailed'] }),
  command({
    name: 'setReady',
    from: [caseStatus.transferred],
    to: caseStatus.successful,
    who: 'ROLE_ADMIN_PLUS',
    duringRun: true,
    mails: ['successful'],
  }),
  command({
    name: 'supportFix',
    from: statusesWhere((code) => code > hundreds.order && code < hundreds.result),
    to: caseStatus.successfulManual,
    who: ['ROLE_ROOT', 'ROLE_ADMIN_PLUS'],
    duringRun: true,
    mails: ['continuedByHand'],
  }),
  command({
    name: 'disableProcess',
    from: openEnded.filter((code) => !bankStatuses.includes(code) && code !== caseStatus.bankSuccessful),
    to: 'same',
    who: 'ROLE_ADMIN_PLUS',
    duringRun: true,
  }),
  command({
    name: 'syncWithProvider',
    from: openEnded,
    to: 'same',
    who: 'ROLE_ROOT',
    conditions: ['handedOver'],
    duringRun: true,
  }),
];

/** Only with the debug policy: re-enters a phase. */
const debugCommands: readonly CaseRow[] = [
  setTo(caseStatus.doiConfirmed),
  setTo(caseStatus.dataCollecting),
  ...([caseStatus.onHold, caseStatus.onHoldAgain] as const).flatMap((to) => [
    { ...setTo(to), until: 2 },
    { ...setTo(to, 'ordered'), since: 3 },
  ]),
  setTo(caseStatus.transferBlocked, 'notHandedOver'),
];

function setTo(to: StatusCode, ...conditions: readonly RowCondition[]): CaseRow {
  const row = { name: 'debugSetStatus', variant: String(to), from: debugStatuses, duringRun: true } as const;
  return command({ ...row, to, who: 'debug', conditions });
}

export const commandRows: readonly CaseRow[] = [...customerCommands, ...staffCommands, ...debugCommands];
