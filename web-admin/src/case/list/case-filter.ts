import { statusesOf } from '@kontor/domain/case/case-status';

export interface CaseFilter {
  readonly q?: string;
  readonly bgoMainStatus?: readonly number[];
  readonly hasUnrevisedMessages?: true;
  readonly needsAttention?: true;
  /** What waits for the bank. */
  readonly queue?: true;
  /** The cases of who is signed in. */
  readonly mine?: true;
  /** What is put aside. */
  readonly followUp?: true;
}

export interface CaseView {
  readonly label: string;
  readonly filter: CaseFilter;
  readonly sort: CaseSort;
}

/** A field of the list and its direction, as react-admin has them. */
export interface CaseSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

export const oldestFirst: CaseSort = { field: 'waitingSince', order: 'ASC' };
const newestFirst: CaseSort = { field: 'recordCreatedAt', order: 'DESC' };
/** What the list opens on. */
export const queueFilter: CaseFilter = { queue: true };

export const caseViews: readonly CaseView[] = [
  { label: 'Wartet auf die Bank', filter: queueFilter, sort: oldestFirst },
  { label: 'Meine', filter: { mine: true }, sort: oldestFirst },
  { label: 'Zur Freigabe', filter: { bgoMainStatus: statusesOf('hold') }, sort: oldestFirst },
  { label: 'Zu übernehmen', filter: { bgoMainStatus: statusesOf('ready') }, sort: oldestFirst },
  { label: 'In Bearbeitung', filter: { bgoMainStatus: statusesOf('bank') }, sort: oldestFirst },
  { label: 'Braucht Aufmerksamkeit', filter: { needsAttention: true }, sort: oldestFirst },
  { label: 'Wiedervorlage', filter: { followUp: true }, sort: { field: 'followUpAt', order: 'ASC' } },
  { label: 'Alle', filter: {}, sort: newestFirst },
];

/** The longest search the API takes. */
export const maxSearchLength = 200;

/** Reads a filter from an address or a saved view; unknown parts are dropped. A text is searched for in all requests. */
export function readFilter(value: unknown): CaseFilter {
  const { q, bgoMainStatus, hasUnrevisedMessages, needsAttention, queue, mine, followUp } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  const statuses = [bgoMainStatus].flat().filter((code) => typeof code === 'number');
  const text = typeof q === 'string' ? q.trim().slice(0, maxSearchLength) : '';
  return {
    ...(text === '' ? {} : { q: text }),
    ...(statuses.length === 0 ? {} : { bgoMainStatus: [...new Set(statuses)].sort((a, b) => a - b) }),
    ...(hasUnrevisedMessages === true ? { hasUnrevisedMessages } : {}),
    ...(needsAttention === true ? { needsAttention } : {}),
    ...(queue === true && text === '' ? { queue } : {}),
    ...(mine === true ? { mine } : {}),
    ...(followUp === true ? { followUp } : {}),
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
