import { findingLabels, findingSourceLabels, findingText } from '@kontor/domain/on-hold/finding-labels';
import type { Finding } from '@kontor/domain/on-hold/findings';
import { labelOf } from '../../ui/label-of.js';
import { personsOf, type CaseRecord } from '../case-record.js';

/** One hit of a hold rule, as the bank reads it. */
export interface FindingLine {
  /** Company or person it is about. */
  readonly subject: string;
  readonly label: string;
  readonly value: string;
  /** Whose statement was hit. */
  readonly source: string;
}

function linesOf(subject: string, findings: Readonly<Record<string, Finding>>): readonly FindingLine[] {
  return Object.entries(findings).map(([field, finding]) => ({
    subject,
    label: labelOf(findingLabels, field),
    value: findingText(field, finding.consolidatedValue),
    source: findingSourceLabels[finding.class],
  }));
}

/** The hits of the bank's hold rules on a case: the company's first, then each person's (spec 3 §3 "simplePutOnHoldFindings"). */
export function findingLines(record: Pick<CaseRecord, 'businessName' | 'findings' | 'groups'>): readonly FindingLine[] {
  const persons = personsOf(record);
  return [
    ...linesOf(record.businessName, record.findings.business),
    ...Object.entries(record.findings.people).flatMap(([index, findings]) =>
      linesOf(persons[Number(index)]?.title ?? `Person ${Number(index) + 1}`, findings),
    ),
  ];
}
