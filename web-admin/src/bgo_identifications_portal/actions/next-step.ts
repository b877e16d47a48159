import { bankWording } from '@kontor/domain/case/bank-wording';
import type { Turn } from '@kontor/domain/case/turn';
import { personWording } from '@kontor/domain/person/person-wording';
import { personsOf, type CaseRecord } from '../case-record.js';

/** Whose turn it is, in the bank's words. */
export const turnLabels: Readonly<Record<Turn, string>> = {
  bank: 'Bank',
  customer: 'Kunde',
  provider: 'Prüfung läuft',
  nobody: 'Abgeschlossen',
};

/** Whose turn it is and what comes next, as the action card says it. */
export interface NextStep {
  readonly turn: Turn;
  readonly text: string;
}

/** What the bank reads of a case at its status (spec 3 §4.1). */
export function nextStep(record: Pick<CaseRecord, 'status' | 'startState' | 'groups'>): NextStep {
  const identificationOpen = personsOf(record).some(
    ({ status }) => status?.required === true && personWording(status.value, 'bank').turn === 'person',
  );
  const { turn, happened, next } = bankWording({ ...record, identificationOpen });
  return { turn, text: `${happened} ${next}` };
}
