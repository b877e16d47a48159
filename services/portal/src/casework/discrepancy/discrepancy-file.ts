import { companyNameOf, legalFormOf } from '@kontor/domain/application/application';
import { type OwnerComparison, ownerStandings } from '@kontor/domain/discrepancy/compare-owners';
import { discrepancyLabels } from '@kontor/domain/discrepancy/discrepancy-report';
import { legalFormLabels } from '@kontor/domain/legal-form/legal-form';
import type { PdfGroup } from '../../http/pdf/pdf.module.js';
import { groupPdf } from '../../http/pdf/pdf.module.js';
import { decisionText } from './discrepancy-traces.js';
import type { Discrepancy } from './read-discrepancy.js';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A report whose owners were compared. */
export interface DiscrepancyDraft {
  readonly caseNumber: string;
  readonly bankName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Who decided, by name where it is known. */
  readonly decidedBy: string | null;
  readonly discrepancy: Discrepancy & { readonly comparison: readonly OwnerComparison[] };
}

/** The company as the register must know it. */
function companyOf({ application }: Discrepancy) {
  const firma = application?.firma ?? {};
  const legalForm = application === null ? undefined : legalFormOf(application);
  return {
    name: application === null ? '' : companyNameOf(application),
    legalForm: legalForm === undefined ? '' : legalFormLabels[legalForm],
    registrationNumber: firma.registrationNumber ?? '',
    registrationIssuer: firma.registrationIssuer ?? '',
    city: firma.city ?? '',
  };
}

/** The report as JSON, for the bank's own systems. */
export function discrepancyJson({ caseNumber, bankName, now, decidedBy, discrepancy }: DiscrepancyDraft): string {
  const { state, comparison, extract, decided } = discrepancy;
  const content = {
    format: 'kontor-discrepancy-report',
    formatVersion: 1,
    law: '§ 23a GwG',
    caseNumber,
    bank: bankName,
    createdAt: new Date(now).toISOString(),
    state,
    company: companyOf(discrepancy),
    hasEntry: extract?.hasEntry ?? false,
    owners: comparison.map(({ name, standing, fields }) => ({ name, standing, fields })),
    decision:
      decided === null ? null : { ...decided.decision, decidedAt: new Date(decided.at).toISOString(), decidedBy },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The report as PDF, for who sends it. */
export function discrepancyPdf(draft: DiscrepancyDraft): Promise<Buffer> {
  const { caseNumber, bankName, now, discrepancy } = draft;
  const { state, comparison } = discrepancy;
  return groupPdf({
    title: 'Unstimmigkeitsmeldung (§ 23a GwG)',
    companyName: companyOf(discrepancy).name,
    caseNumber,
    bankName,
    notice: state === 'draft' ? 'Entwurf: noch nicht gemeldet' : discrepancyLabels[state],
    createdAt: moment.format(now),
    exactFile: 'die JSON-Datei',
    groups: [companyGroup(discrepancy), ...comparison.map(ownerGroup), ...decisionGroups(draft)],
  });
}

function companyGroup(discrepancy: Discrepancy): PdfGroup {
  const { name, legalForm, registrationNumber, registrationIssuer, city } = companyOf(discrepancy);
  const hasEntry = discrepancy.extract?.hasEntry ?? false;
  const lines = [
    { label: 'Firma', value: name },
    { label: 'Rechtsform', value: legalForm },
    { label: 'Register', value: [registrationIssuer, registrationNumber].filter((text) => text !== '').join(', ') },
    { label: 'Sitz', value: city },
    { label: 'Transparenzregister', value: hasEntry ? 'Eintragung vorhanden' : 'Keine Eintragung vorhanden' },
  ];
  return { title: 'Unternehmen', lines: lines.filter(({ value }) => value !== '') };
}

function ownerGroup({ name, standing, fields }: OwnerComparison): PdfGroup {
  const said = fields.filter(({ application, register }) => application !== '' || register !== '');
  const lines = said.map(({ label, application, register, agrees }) => ({
    label,
    value: agrees
      ? shown(register === '' ? application : register)
      : `Antrag: ${shown(application)} · Transparenzregister: ${shown(register)} · weicht ab`,
  }));
  return {
    title: `Wirtschaftlich berechtigt: ${name}`,
    lines: [{ label: 'Ergebnis', value: ownerStandings[standing] }, ...lines],
  };
}

const shown = (text: string): string => (text === '' ? 'keine Angabe' : text);

function decisionGroups({ decidedBy, discrepancy: { state, decided } }: DiscrepancyDraft): readonly PdfGroup[] {
  if (decided === null || (state !== 'reported' && state !== 'notReported')) return [];
  const lines = [
    { label: discrepancyLabels[state], value: decisionText(decided.decision) },
    { label: 'Festgehalten', value: [moment.format(decided.at), decidedBy ?? ''].filter(Boolean).join(', ') },
  ];
  return [{ title: 'Entscheidung', lines }];
}
