import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { ContractFileTrace } from '../../applicant/application/application.module.js';
import type { ProviderFinding } from '../../case/case-record/case-record.module.js';
import type { DiscrepancyTrace } from '../discrepancy/discrepancy.module.js';
import { type ActTrace, bookingTraces, otherActs, titledActs } from './bank-acts.js';

/** A case was put aside until a time (ms since 1970), or taken back (null). */
export interface FollowUpTrace {
  readonly at: number;
  readonly accountId: string;
  readonly until: number | null;
  readonly reason: string | null;
}

export interface BankTraces {
  readonly findings: readonly ProviderFinding[];
  /** Names of members of staff by account id. */
  readonly staffNames?: ReadonlyMap<string, string>;
  readonly contracts?: readonly ContractFileTrace[];
  readonly followUps?: readonly FollowUpTrace[];
  readonly discrepancies?: readonly DiscrepancyTrace[];
  readonly acts?: readonly ActTrace[];
  /** The acts on a case whose results were erased. */
  readonly bareActs?: readonly ActTrace[];
}

interface BankLine {
  readonly at: number;
  readonly accountId: string | null;
  readonly identifier: string;
  readonly title: string;
  readonly type: 'contract' | 'followUp' | 'discrepancy' | 'coreBanking' | 'bankAct';
  readonly status: string;
  readonly cause: string;
  readonly notes: string | null;
}

/** The lines of what the bank did without the process; their ids are below those of the process. */
export function bankLines(traces: BankTraces) {
  const { staffNames } = traces;
  const beside = [...contractLines(traces), ...followUpLines(traces), ...discrepancyLines(traces)];
  const lines = [...beside, ...bookingLines(traces), ...actLines(traces)];
  return lines.map(({ at, accountId, notes, ...line }, index) => ({
    id: -1 - index,
    createdAt: new Date(at).toISOString(),
    ...line,
    context: notes === null ? null : { notes },
    ...{ actor: 'staff', accountId, actorName: staffNames?.get(accountId ?? '') ?? null },
  }));
}

const contractTitles: Readonly<Record<ContractFileTrace['act'], string>> = {
  uploaded: 'Vertragsunterlage hochgeladen',
  replaced: 'Vertragsunterlage ersetzt',
  removed: 'Vertragsunterlage gelöscht',
};

function contractLines({ contracts = [] }: BankTraces): readonly BankLine[] {
  return contracts.map(({ act, at, accountId, name }) => ({
    ...{ at, accountId, identifier: name, title: contractTitles[act] },
    ...{ type: 'contract', status: act, cause: 'contractFile', notes: null },
  }));
}

function followUpLines({ followUps = [] }: BankTraces): readonly BankLine[] {
  return followUps.map(({ at, accountId, until, reason }) => ({
    ...{ at, accountId, identifier: 'followUp', type: 'followUp', cause: 'followUp' },
    title: until === null ? 'Wiedervorlage beendet' : 'Wiedervorlage gesetzt',
    status: until === null ? 'cleared' : 'set',
    notes: until === null ? null : `${formatGermanDate(germanyToday(until))}: ${reason ?? ''}`,
  }));
}

const discrepancyTitles: Readonly<Record<DiscrepancyTrace['act'], string>> = {
  entered: 'Auszug aus dem Transparenzregister verglichen',
  reported: 'Unstimmigkeitsmeldung abgegeben',
  notReported: 'Keine Unstimmigkeitsmeldung',
};

function discrepancyLines({ discrepancies = [] }: BankTraces): readonly BankLine[] {
  return discrepancies.map(({ act, at, accountId, notes }) => ({
    ...{ at, accountId, notes, identifier: 'discrepancy', title: discrepancyTitles[act] },
    ...{ type: 'discrepancy', status: act, cause: 'discrepancy' },
  }));
}

/** What was booked, at the time at which the core bank answered: a booking may take longer than its request. */
function bookingLines({ findings, acts = [] }: BankTraces): readonly BankLine[] {
  return bookingTraces(findings, acts).map(({ name, ...trace }) => ({
    ...{ ...trace, identifier: 'coreBanking', type: 'coreBanking', status: name, cause: name },
  }));
}

function actLines({ acts = [], bareActs = [] }: BankTraces): readonly BankLine[] {
  return [...otherActs(acts), ...titledActs(bareActs)].map(({ at, accountId, name, title }) => ({
    ...{ at, accountId, title, identifier: 'bankAct', type: 'bankAct', status: name, cause: name, notes: null },
  }));
}
