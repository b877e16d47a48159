import { findingLabels, findingSourceLabels, findingText } from '@kontor/domain/on-hold/finding-labels';
import type { HoldFinding } from '@kontor/domain/on-hold/findings';
import { labelOf } from '../../ui/label-of.js';
import { personsOf, type BankCase } from '../bank-case/bank-case.js';

export interface FindingLine {
  readonly subject: string;
  readonly label: string;
  readonly value: string;
  readonly source: string;
}

function linesOf(subject: string, findings: Readonly<Record<string, HoldFinding>>): readonly FindingLine[] {
  return Object.entries(findings).map(([field, finding]) => ({
    subject,
    label: labelOf(findingLabels, field),
    value: findingText(field, finding.consolidatedValue),
    source: findingSourceLabels[finding.class],
  }));
}

/** Matches of the hold rules: the company's first, then each person's (R3 §3). */
export function findingLines(record: Pick<BankCase, 'businessName' | 'findings' | 'groups'>): readonly FindingLine[] {
  const persons = personsOf(record);
  return [
    ...linesOf(record.businessName, record.findings.business),
    ...Object.entries(record.findings.people).flatMap(([index, findings]) =>
      linesOf(persons[Number(index)]?.title ?? `Person ${Number(index) + 1}`, findings),
    ),
  ];
}
