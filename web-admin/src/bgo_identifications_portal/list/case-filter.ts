import { statusesOf } from '@kontor/domain/case/case-status';

export interface CaseFilter {
  readonly q?: string;
  readonly bgoMainStatus?: readonly number[];
  readonly hasUnrevisedMessages?: true;
  readonly needsAttention?: true;
}

export interface CaseView {
  readonly label: string;
  readonly filter: CaseFilter;
}

export const caseViews: readonly CaseView[] = [
  { label: 'Alle', filter: {} },
  { label: 'Zur Freigabe', filter: { bgoMainStatus: statusesOf('hold') } },
  { label: 'Zu übernehmen', filter: { bgoMainStatus: statusesOf('ready') } },
  { label: 'In Bearbeitung', filter: { bgoMainStatus: statusesOf('bank') } },
  { label: 'Braucht Aufmerksamkeit', filter: { needsAttention: true } },
];

/** The longest search the API takes. */
export const maxSearchLength = 200;

/** Reads a filter from an address or a saved view; unknown parts are dropped. */
export function readFilter(value: unknown): CaseFilter {
  const { q, bgoMainStatus, hasUnrevisedMessages, needsAttention } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  const statuses = [bgoMainStatus].flat().filter((code) => typeof code === 'number');
  return {
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.trim().slice(0, maxSearchLength) } : {}),
    ...(statuses.length === 0 ? {} : { bgoMainStatus: [...new Set(statuses)].sort((a, b) => a - b) }),
    ...(hasUnrevisedMessages === true ? { hasUnrevisedMessages } : {}),
    ...(needsAttention === true ? { needsAttention } : {}),
  };
}

export function isSameFilter(one: CaseFilter, other: CaseFilter): boolean {
  return JSON.stringify(readFilter(one)) === JSON.stringify(readFilter(other));
}

export function withStatusToggled(filter: CaseFilter, code: number): CaseFilter {
  const chosen = filter.bgoMainStatus ?? [];
  const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
  return readFilter({ ...filter, bgoMainStatus: next });
}
