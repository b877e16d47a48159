import { caseStatuses } from '@kontor/domain/case/case-status';
import { currentRevision, rowsAt } from '@kontor/domain/case/case-table';
import { derivedStatuses } from '@kontor/domain/case/derived-status';
import { statusTitle } from '@kontor/domain/case-wording/status-title';

/**
 * @import { CaseRow } from '@kontor/domain/case/case-row'
 * @import { StatusClass, StatusCode } from '@kontor/domain/case/case-status'
 */

/** @typedef {Readonly<{ code: StatusCode, key: string, class: StatusClass, customerTitle: string, bankTitle: string }>} LifecycleStatus */
/** @typedef {Omit<CaseRow, 'since' | 'until'>} LifecycleRow */

/**
 * The whole life of a case as data: what `docs/lifecycle.json` holds and tests generate their matrix from.
 * @typedef {object} Lifecycle
 * @property {number} revision
 * @property {readonly LifecycleStatus[]} statuses
 * @property {readonly LifecycleRow[]} rows
 * @property {readonly { readonly status: StatusCode, readonly fromEarlyReadiness: boolean }[]} derived statuses derived
 *   from the providers' answers in their order of precedence; `fromEarlyReadiness`: 315 can still change to it
 */

/**
 * The life cycle as the case table has it now.
 * @returns {Lifecycle}
 */
export function lifecycle() {
  return {
    revision: currentRevision,
    statuses: caseStatuses.map((status) => ({
      ...status,
      customerTitle: statusTitle(status.code, 'customer'),
      bankTitle: statusTitle(status.code, 'bank'),
    })),
    rows: rowsAt(currentRevision).map((row) => ({
      name: row.name,
      kind: row.kind,
      variant: row.variant,
      from: row.from,
      to: row.to,
      who: row.who,
      conditions: row.conditions,
      duringRun: row.duringRun,
      mails: row.mails,
    })),
    derived: derivedStatuses.map(({ to, fromEarlyReadiness }) => ({ status: to, fromEarlyReadiness })),
  };
}
