import { isOfClass } from '@kontor/domain/case/case-status';
import { bankWording } from '@kontor/domain/case-wording/bank-wording';
import type { Turn } from '@kontor/domain/case-wording/turn';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import { personWording } from '@kontor/domain/person/person-wording';
import { unidentifiedOf } from './unidentified.js';
import { personsOf, type BankCase, type GroupStatus } from '../bank-case/bank-case.js';

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
  record: Pick<BankCase, 'status' | 'startState' | 'running' | 'accountOpened' | 'requestAnswered' | 'groups'>,
): NextStep {
  const open = personsOf(record).filter(({ status }) => isOpen(status));
  const missing = unidentifiedOf(record);
  const { turn, happened, next } = bankWording({
    ...record,
    identificationOpen: open.length > 0,
    hasUnidentified: missing.length > 0,
  });
  const names = open.map(({ title, status }) => `${title} (${personStatusLabel(status?.value ?? '')})`);
  const isAsked = turn === 'customer' && names.length > 0;
  const isAtBank = isOfClass(record.status, 'ready') || isOfClass(record.status, 'bank');
  const persons = [
    ...(isAsked ? [`Offen: ${list.format(names)}.`] : []),
    ...(isAtBank && missing.length > 0 ? [`Nicht identifiziert: ${list.format(missing)}.`] : []),
  ];
  return { turn, text: [happened, ...persons, next].join(' ') };
}

/** Whether the next step of a person's identification is that of the person or the customer. */
function isOpen(status: GroupStatus | null): boolean {
  if (status === null) return false;
  const { turn } = personWording(status.value, 'bank');
  return turn === 'customer' || (status.required && turn === 'person');
}
