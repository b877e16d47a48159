import { caseStatus, caseStatuses, hasEnded, statusClass, type StatusCode } from './case-status.js';

const codes: readonly StatusCode[] = caseStatuses.map((status) => status.code);

/** All statuses that satisfy a test, in the order of their codes. */
export const statusesWhere = (test: (code: StatusCode) => boolean): readonly StatusCode[] => codes.filter(test);

/** Statuses whose main status is derived from what the providers say. */
export const derivingStatuses: readonly StatusCode[] = [
  caseStatus.transferred,
  caseStatus.documentsMissing,
  caseStatus.researchInitiated,
  caseStatus.researchDocumentsMissing,
  caseStatus.researchMismatch,
  caseStatus.researchSuccessful,
  caseStatus.preSuccessful,
];

/** Statuses in which the customer can complete what a provider misses of a person. */
export const completableStatuses: readonly StatusCode[] = derivingStatuses.filter(
  (code) => code !== caseStatus.preSuccessful,
);

/** Statuses in which a resolution that was refused at 255 can still be handed over again: the identity checks run. */
export const besideResolution: readonly StatusCode[] = completableStatuses.filter(
  (code) => code !== caseStatus.researchMismatch,
);

export const finalStatuses = statusesWhere((code) => statusClass(code) === 'final');
/** The process of the case is not over. */
export const unfinishedStatuses = statusesWhere((code) => !hasEnded(code));
export const openEnded = statusesWhere((code) => code !== caseStatus.archived);

/** Statuses in which news of a provider changes persons and facts, but no longer the main status. */
export const settledStatuses = statusesWhere(
  (code) =>
    code >= caseStatus.transferBlocked &&
    code < caseStatus.archived &&
    code !== caseStatus.transferring &&
    !derivingStatuses.includes(code),
);

/** The bank may work on the case, or does: it may have an owner. */
export const ownableStatuses = statusesWhere(
  (code) => code >= caseStatus.successfulManual && ['ready', 'bank', 'waiting'].includes(statusClass(code)),
);

/** The customer may have something to do that the bank reminds of. */
export const remindedStatuses: readonly StatusCode[] = [
  caseStatus.doiConfirmed,
  caseStatus.dataCollecting,
  caseStatus.transferring,
  ...completableStatuses,
  caseStatus.dataRequested,
];

/** The bank is at work, and may book in the core bank. */
export const bookingStatuses: readonly StatusCode[] = [caseStatus.bankInProgress, caseStatus.supplementaryDataAdded];

/** The bank is at work: a case cannot be disabled (R3 §4.2). */
export const bankStatuses: readonly StatusCode[] = [...bookingStatuses, caseStatus.dataRequested];

/** Where a phase can be re-entered in debug mode. A final status stays final. */
export const debugStatuses: readonly StatusCode[] = statusesWhere(
  (code) =>
    code >= caseStatus.doiRequested &&
    code <= caseStatus.dataRequested &&
    !(
      [
        caseStatus.doiExpired,
        caseStatus.transferBlocked,
        caseStatus.researchFailed,
        caseStatus.failed,
        caseStatus.failedIncomplete,
        caseStatus.failedPersonDeleted,
        caseStatus.abortedByCustomer,
      ] as readonly StatusCode[]
    ).includes(code),
);
