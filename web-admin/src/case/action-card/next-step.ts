import { isBesideChecks, isOfClass } from '@kontor/domain/case/case-status';
import { bankWording } from '@kontor/domain/case-wording/bank-wording';
import type { Turn } from '@kontor/domain/case-wording/turn';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import { hasFailedForGood, isAsked, progressOf } from '@kontor/domain/person/check-progress';
import { unidentifiedOf } from './unidentified.js';
import { personsOf, type BankCase, type CaseGroup, type GroupStatus } from '../bank-case/bank-case.js';

export const turnLabels: Readonly<Record<Turn, string>> = {
  bank: 'Bank',
  customer: 'Kunde',
  provider: 'Prüfung läuft',
  nobody: 'Abgeschlossen',
};

export interface NextStep {
  readonly turn: Turn;
  readonly text: string;
}

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** What staff read about a case by its status (R3 §4.1), with the persons whose step is next. */
export function nextStep(
  record: Pick<
    BankCase,
    'status' | 'startState' | 'running' | 'accountOpened' | 'requestAnswered' | 'isResolutionRefused' | 'groups'
  >,
): NextStep {
  const open = personsOf(record).filter(({ status }) => isOpen(status));
  const failed = personsOf(record).filter(({ status }) => hasFailed(status));
  const missing = unidentifiedOf(record);
  const { turn, happened, next } = bankWording({
    ...record,
    identificationOpen: open.length > 0,
    hasUnidentified: missing.length > 0,
    hasFailedForGood: failed.length > 0,
  });
  const names = (of: readonly CaseGroup[]): string =>
    list.format(of.map(({ title, status }) => `${title} (${personStatusLabel(status?.value ?? '')})`));
  const isAtBank = isOfClass(record.status, 'ready') || isOfClass(record.status, 'bank');
  const persons = [
    ...(turn === 'customer' && open.length > 0 ? [`Offen: ${names(open)}.`] : []),
    ...(isBesideChecks(record.status) && failed.length > 0 ? [`Gescheitert: ${names(failed)}.`] : []),
    ...(isAtBank && missing.length > 0 ? [`Nicht identifiziert: ${list.format(missing)}.`] : []),
  ];
  return { turn, text: [happened, ...persons, next].join(' ') };
}

const isOpen = (status: GroupStatus | null): boolean =>
  status !== null && isAsked({ ...progressOf(status), required: status.required });

const hasFailed = (status: GroupStatus | null): boolean =>
  status !== null && status.required && hasFailedForGood(progressOf(status));
