import { caseStatuses, statusClass, type StatusCode } from './case-status.js';

const codes: readonly StatusCode[] = caseStatuses.map((status) => status.code);

/** All statuses that satisfy a test, in the order of their codes. */
export const statusesWhere = (test: (code: StatusCode) => boolean): readonly StatusCode[] => codes.filter(test);

/** Statuses whose main status is derived from what the providers say. */
export const derivingStatuses: readonly StatusCode[] = [220, 230, 240, 245, 255, 260, 315];

export const finalStatuses = statusesWhere((code) => statusClass(code) === 'final');
export const openEnded = statusesWhere((code) => code !== 900);

/** Statuses in which news of a provider changes persons and facts, but no longer the main status. */
export const settledStatuses = statusesWhere(
  (code) => code >= 216 && code < 900 && code !== 218 && !derivingStatuses.includes(code),
);

/** The bank is at work: a case cannot be disabled (spec 3 §4.2). */
export const bankStatuses: readonly StatusCode[] = [410, 420, 425];
