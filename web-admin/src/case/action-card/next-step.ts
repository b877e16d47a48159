import { bankWording } from '@kontor/domain/case-wording/bank-wording';
import type { Turn } from '@kontor/domain/case-wording/turn';
import { personWording } from '@kontor/domain/person/person-wording';
import { personsOf, type BankCase } from '../bank-case/bank-case.js';

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

/** What staff read about a case by its status (R3 §4.1). */
export function nextStep(
  record: Pick<BankCase, 'status' | 'startState' | 'running' | 'accountOpened' | 'groups'>,
): NextStep {
  const identificationOpen = personsOf(record).some(
    ({ status }) => status?.required === true && personWording(status.value, 'bank').turn === 'person',
  );
  const { turn, happened, next } = bankWording({ ...record, identificationOpen });
  return { turn, text: `${happened} ${next}` };
}
