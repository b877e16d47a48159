import { caseStatus } from './case-status.js';
import { event, type CaseRow } from './case-row.js';
import {
  bookingStatuses,
  completableStatuses,
  derivingStatuses,
  finalStatuses,
  openEnded,
  settledStatuses,
} from './case-table.statuses.js';

const personDataMissing = {
  name: 'stateFetched',
  variant: 'informationRequired',
  to: 'same',
  mails: ['personDataMissing'],
} as const;

const form = [caseStatus.doiConfirmed, caseStatus.dataCollecting] as const;

/** Windows that end. */
const windowRows: readonly CaseRow[] = [
  event({ name: 'doiExpired', from: [caseStatus.doiRequested], to: caseStatus.doiExpired }),
  event({ name: 'draftExpired', from: form, to: 'same' }),
  event({ name: 'lastSaveFetched', from: form, to: 'same' }),
  event({ name: 'lastSaveFetched', variant: 'expired', from: form, to: caseStatus.expired, mails: ['expired'] }),
  event({
    name: 'waitExpired',
    from: [
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
    to: caseStatus.expired,
    mails: ['expired'],
  }),
  event({
    name: 'waitExpired',
    variant: 'unanswered',
    from: [caseStatus.dataRequested],
    to: caseStatus.supplementaryDataAdded,
  }),
  event({ name: 'archiveDue', from: finalStatuses, to: 'same' }),
  event({ name: 'evidenceSealed', from: openEnded, to: 'same' }),
  event({ name: 'erased', from: openEnded, to: caseStatus.archived }),
];

/** The steps of an order, continue or release. */
const orderRows: readonly CaseRow[] = [
  event({ name: 'reportsFetched', from: form, to: 'same' }),
  event({ name: 'holdEvaluated', variant: 'clear', from: form, to: caseStatus.transferring }),
  event({ name: 'holdEvaluated', variant: 'findings', from: form, to: caseStatus.onHold, mails: ['onHold'] }),
  event({ name: 'holdEvaluated', variant: 'again', from: form, to: caseStatus.onHoldAgain, mails: ['onHold'] }),
  event({
    name: 'answerOverdue',
    from: [...form, caseStatus.transferring, ...derivingStatuses],
    to: 'same',
  }),
  event({
    name: 'answerOverdue',
    variant: 'receipt',
    from: [...form, caseStatus.transferring],
    to: 'same',
    mails: ['orderReceived'],
    since: 2,
  }),
  event({ name: 'matched', from: [caseStatus.transferring], to: 'same' }),
  event({
    name: 'matched',
    variant: 'receipt',
    from: [caseStatus.transferring],
    to: 'same',
    mails: ['orderReceived'],
    since: 2,
  }),
  event({
    name: 'matched',
    variant: 'onRelease',
    from: [caseStatus.transferring],
    to: 'same',
    mails: ['releaseMismatch'],
  }),
  event({
    name: 'matched',
    variant: 'later',
    from: [caseStatus.transferring],
    to: 'same',
    mails: ['researchMismatch'],
  }),
  event({ name: 'transferred', variant: 'accepted', from: [caseStatus.transferring], to: caseStatus.transferred }),
  event({
    name: 'transferred',
    variant: 'receipt',
    from: [caseStatus.transferring],
    to: caseStatus.transferred,
    mails: ['orderReceived'],
    since: 2,
  }),
  event({ name: 'transferred', variant: 'acceptedAgain', from: derivingStatuses, to: 'derived' }),
  event({
    name: 'transferred',
    variant: 'filesTooLarge',
    from: [caseStatus.transferring],
    to: caseStatus.dataCollecting,
  }),
  event({
    name: 'transferred',
    variant: 'onRelease',
    from: [caseStatus.transferring],
    to: caseStatus.dataCollecting,
    mails: ['releaseFilesTooLarge'],
  }),
  event({
    name: 'transferred',
    variant: 'later',
    from: [caseStatus.transferring],
    to: caseStatus.dataCollecting,
    mails: ['filesTooLarge'],
  }),
  /** Whatever the status: that the provider took the case is kept, and a case that is over is cancelled there. */
  event({ name: 'transferred', variant: 'kept', from: openEnded, to: 'same' }),
];

/** News of the providers. */
const providerRows: readonly CaseRow[] = [
  event({ name: 'identificationStarted', from: openEnded, to: 'same', mails: ['identityCheck'] }),
  event({
    name: 'identificationStarted',
    variant: 'attemptFailed',
    from: derivingStatuses,
    to: 'same',
    mails: ['identityCheckFailed'],
    since: 5,
  }),
  event({
    name: 'providerEvent',
    from: [caseStatus.transferring, ...derivingStatuses, ...settledStatuses],
    to: 'same',
  }),
  event({ name: 'pollDue', from: derivingStatuses, to: 'same' }),
  event({ name: 'stateFetched', from: derivingStatuses, to: 'derived' }),
  event({ name: 'stateFetched', variant: 'settled', from: settledStatuses, to: 'same' }),
  event({ ...personDataMissing, from: openEnded, until: 2 }),
  event({ ...personDataMissing, from: completableStatuses, since: 3 }),
  event({
    name: 'stateFetched',
    variant: 'attemptFailed',
    from: derivingStatuses,
    to: 'same',
    mails: ['identityCheckFailed'],
  }),
  event({ name: 'documentsHandedOver', from: openEnded, to: 'same' }),
  event({ name: 'cancelledAtProviders', from: openEnded, to: 'same' }),
  event({ name: 'identityChecksCancelled', from: openEnded, to: 'same' }),
  event({
    name: 'coreBankingStepEnded',
    from: bookingStatuses,
    to: 'same',
  }),
];

/** What operations should see. */
const attentionRows: readonly CaseRow[] = [
  event({ name: 'started', from: [caseStatus.created], to: caseStatus.doiRequested, mails: ['verification'] }),
  event({ name: 'mailFailed', from: openEnded, to: 'same' }),
  event({ name: 'effectStuck', from: openEnded, to: 'same' }),
  event({ name: 'attentionRaised', from: openEnded, to: 'same' }),
];

export const eventRows: readonly CaseRow[] = [...attentionRows, ...windowRows, ...orderRows, ...providerRows];
