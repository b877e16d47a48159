import type { RowCondition, RowName, Who } from '../case/case-row.js';
import type { MailKind } from '../case/case-snapshot.js';
import { caseStatuses, type StatusClass, type StatusCode } from '../case/case-status.js';
import { statusTitle } from '../case-wording/status-title.js';
import { currentRevision, rowsAt } from '../case/case-table.js';
import { derivedStatuses } from '../case/derived-status.js';

/** A status in the life cycle. */
export interface LifecycleStatus {
  readonly code: StatusCode;
  readonly key: string;
  readonly class: StatusClass;
  readonly customerTitle: string;
  readonly bankTitle: string;
}

/** A rule in the life cycle. */
export interface LifecycleRow {
  readonly name: RowName;
  readonly kind: 'command' | 'guard' | 'event';
  readonly variant: string | null;
  readonly from: readonly StatusCode[];
  readonly to: StatusCode | 'derived' | 'same';
  readonly who: readonly Who[];
  readonly conditions: readonly RowCondition[];
  readonly duringRun: boolean;
  readonly mails: readonly MailKind[];
}

/** The life cycle of a case as data: content of `docs/lifecycle.json`, from which tests generate their matrix. */
export interface Lifecycle {
  readonly revision: number;
  readonly statuses: readonly LifecycleStatus[];
  readonly rows: readonly LifecycleRow[];
  /** Statuses derived from the providers' state, in their order of precedence. */
  readonly derived: readonly {
    readonly status: StatusCode;
    /** Whether a case that is ready early (315) can enter it. */
    readonly fromEarlyReadiness: boolean;
  }[];
}

/** The life cycle of the current case table. */
export function lifecycle(): Lifecycle {
  return {
    revision: currentRevision,
    statuses: caseStatuses.map((status) => ({
      ...status,
      customerTitle: statusTitle(status.code, 'customer'),
      bankTitle: statusTitle(status.code, 'bank'),
    })),
    rows: rowsAt(currentRevision).map(({ since: _since, until: _until, ...row }) => ({
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
