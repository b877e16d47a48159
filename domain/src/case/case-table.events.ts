import { event, type CaseRow } from './case-row.js';
import { derivingStatuses, finalStatuses, openEnded, settledStatuses } from './case-table.statuses.js';

const form = [130, 210] as const;

/** Time (design 2 "Statuses", column "left by"). */
const windowRows: readonly CaseRow[] = [
  event({ name: 'doiExpired', from: [110], to: 120 }),
  event({ name: 'draftExpired', from: form, to: 'same' }),
  event({ name: 'lastSaveTold', from: form, to: 'same' }),
  event({ name: 'lastSaveTold', variant: 'expired', from: form, to: 440, mails: ['expired'] }),
  event({
    name: 'waitExpired',
    from: [213, 214, 218, 220, 230, 240, 245, 255, 260],
    to: 440,
    mails: ['expired'],
  }),
  event({ name: 'waitExpired', variant: 'unanswered', from: [425], to: 420 }),
  event({ name: 'archiveDue', from: finalStatuses, to: 'same' }),
  event({ name: 'evidenceSealed', from: openEnded, to: 'same' }),
  event({ name: 'erased', from: openEnded, to: 900 }),
];

/** The steps of an order, continue or release. */
const orderRows: readonly CaseRow[] = [
  event({ name: 'reportsFetched', from: form, to: 'same' }),
  event({ name: 'holdEvaluated', variant: 'clear', from: form, to: 218 }),
  event({ name: 'holdEvaluated', variant: 'findings', from: form, to: 213 }),
  event({ name: 'holdEvaluated', variant: 'again', from: form, to: 214 }),
  event({ name: 'holdEvaluated', variant: 'noAnswer', from: form, to: 'same' }),
  event({ name: 'matched', from: [218], to: 'same' }),
  event({ name: 'matched', variant: 'onRelease', from: [218], to: 'same', mails: ['releaseMismatch'] }),
  event({ name: 'transferred', variant: 'accepted', from: [218], to: 220 }),
  event({ name: 'transferred', variant: 'acceptedAgain', from: [255], to: 'derived' }),
  event({ name: 'transferred', variant: 'filesTooLarge', from: [218], to: 210 }),
  event({ name: 'transferred', variant: 'onRelease', from: [218], to: 210, mails: ['releaseFilesTooLarge'] }),
  event({ name: 'transferred', variant: 'noAnswer', from: [218, 255], to: 'same' }),
];

/** News of the providers. */
const providerRows: readonly CaseRow[] = [
  event({ name: 'identificationStarted', from: openEnded, to: 'same', mails: ['identityCheck'] }),
  event({ name: 'providerEvent', from: [218, ...derivingStatuses, ...settledStatuses], to: 'same' }),
  event({ name: 'pollDue', from: derivingStatuses, to: 'same' }),
  event({ name: 'stateFetched', from: derivingStatuses, to: 'derived' }),
  event({ name: 'stateFetched', variant: 'settled', from: settledStatuses, to: 'same' }),
  event({
    name: 'stateFetched',
    variant: 'informationRequired',
    from: openEnded,
    to: 'same',
    mails: ['personDataMissing'],
  }),
  event({ name: 'documentsHandedOver', from: openEnded, to: 'same' }),
  event({ name: 'cancelledAtProviders', from: openEnded, to: 'same' }),
  event({ name: 'coreBankingBooked', from: [410, 420], to: 'same' }),
];

/** What operations should see. */
const attentionRows: readonly CaseRow[] = [
  event({ name: 'started', from: [0], to: 110, mails: ['verification'] }),
  event({ name: 'mailFailed', from: openEnded, to: 'same' }),
  event({ name: 'effectStuck', from: openEnded, to: 'same' }),
  event({ name: 'attentionRaised', from: openEnded, to: 'same' }),
];

export const eventRows: readonly CaseRow[] = [...attentionRows, ...windowRows, ...orderRows, ...providerRows];
