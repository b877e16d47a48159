import type { CaseId } from '@kontor/domain/case/case-id';
import { isAccountOpened } from '@kontor/domain/case/case-outcome';
import { customerDeadline } from '@kontor/domain/case/waiting-for';
import { asksForDocuments, caseStatus } from '@kontor/domain/case/case-status';
import { type Application, companyNameOf } from '@kontor/domain/application/application';
import { caseTitle } from '@kontor/domain/case-wording/case-title';
import { type Asker, availableCommands } from '@kontor/domain/case/available-commands';
import type { PortalFacts } from '@kontor/domain/case/row-condition';
import type { OnHoldFindings } from '@kontor/domain/on-hold/findings';
import { fullName, type Person } from '@kontor/domain/person/person';
import { personStatusLabel, shownStatus } from '@kontor/domain/person/person-status';
import * as z from 'zod';
import {
  identityCheckUrl,
  type StoredApplication,
  type UploadedDocument,
} from '../../applicant/application/application.module.js';
import {
  type CaseRecord,
  type ProviderFinding,
  isHandOverUnderWay,
  newestOf,
} from '../../case/case-record/case-record.module.js';
import { missingOf, newestNotes } from '../status-history/status-history.module.js';
import { titleFactsOf } from './title-facts.js';
import {
  businessItems,
  detailItem,
  type DetailItem,
  personItems,
  registrationItems,
  secondCompanyItems,
} from './detail-items.js';
import { refusedDocuments } from './refused-documents.js';

export interface CaseDetailsSources {
  readonly record: CaseRecord;
  /** Null once the case was erased. */
  readonly stored: StoredApplication | null;
  readonly findings: readonly ProviderFinding[];
  readonly files: readonly UploadedDocument[];
  /** Hold findings, for staff only. */
  readonly hold: OnHoldFindings | null;
}

export type Side = 'customer' | 'bank';

const cardsSchema = z.looseObject({
  cards: z.array(z.looseObject({ personId: z.string().nullable(), kartennummer: z.string() })),
});
const missingDocumentsSchema = z.looseObject({ missingDocuments: z.array(z.string()) });

/** The common part of the case details. */
export function headOf(sources: CaseDetailsSources, side: Side) {
  const { record } = sources;
  const { snapshot, status } = record;
  const deadline = customerDeadline(record);
  const { startState, isResolutionRefused, requestAnswered } = knownOf(record);
  return {
    bgoIdentificationId: record.number,
    bgoMainStatus: status,
    bgoMainStatusTitle: caseTitle(knownOf(record), side),
    businessName: companyIn(sources),
    businessLegalForm: record.legalForm,
    recordCreatedAt: new Date(record.createdAt).toISOString(),
    createdByBerater: record.createdByBerater,
    passedToSolarisBank: snapshot?.handedOver ?? false,
    kycnowDocumentOrderRequired: false,
    hasMessages: record.hasMessages,
    startState,
    isHandOverUnderWay: isHandOverUnderWay(record),
    isResolutionRefused,
    wasOnHold: snapshot?.wasOnHold ?? false,
    accountOpened: accountOpenedOf(record),
    requestAnswered,
    customerDeadline: deadline === null ? null : new Date(deadline).toISOString(),
  };
}

/** The name of the company; where the record has it sealed, that of the application. */
export function companyIn({ record, stored }: Pick<CaseDetailsSources, 'record' | 'stored'>): string {
  return record.companyName === '' && stored !== null ? companyNameOf(stored.application) : record.companyName;
}

/** Whether the case ended with an open account; null before. */
export function accountOpenedOf({
  status,
  snapshot,
}: Pick<CaseRecord, 'status'> & { readonly snapshot: Parameters<typeof isAccountOpened>[0] | null }): boolean | null {
  return status === caseStatus.bankSuccessful && snapshot !== null ? isAccountOpened(snapshot) : null;
}

/** What the texts about a case depend on beside its status. */
function knownOf(record: CaseRecord) {
  return { ...titleFactsOf(record), requestAnswered: requestAnsweredOf(record) };
}

/** At 420 whether the customer answered the bank's request, and did not let the time run out; null at any other status. */
export function requestAnsweredOf({
  status: present,
  history,
}: Pick<CaseRecord, 'status' | 'history'>): boolean | null {
  if (present !== caseStatus.supplementaryDataAdded) return null;
  const line = history.findLast(
    ({ type, status }) => type === 'bgo' && status === String(caseStatus.supplementaryDataAdded),
  );
  return line?.cause === 'answerRequest';
}

/** The commands that are possible now; both web apps show their buttons by it. */
export function commandsOf({ record }: CaseDetailsSources, asker: Asker, facts: PortalFacts = {}) {
  return record.snapshot === null ? [] : availableCommands({ ...record.snapshot, ...facts }, asker);
}

/** Groups of the case details: the case itself, the business, each person (R2 §3, R3 §3). */
export function groupsOf(sources: CaseDetailsSources, side: Side) {
  const { record, stored, findings, hold } = sources;
  const bgo = {
    type: 'bgo' as const,
    id: record._id,
    title: caseTitle(knownOf(record), side),
    status: {
      value: String(record.status),
      source: 'bgo',
      missingInformation: missingDocumentsOf(sources),
      missingInformationDetails: asksForDocuments(record.status) ? newestNotes(findings).notes : null,
    },
    items: side === 'bank' && stored !== null ? bankItems(stored, sources) : [],
  };
  if (stored === null) return [bgo];
  const { application } = stored;
  const cards = cardsSchema.safeParse(newestOf(findings, 'girocard')?.content).data?.cards ?? [];
  const people = application.people.map((person, index) => ({
    type: 'person' as const,
    id: person.id ?? '',
    title: fullName(person),
    status: personStatusOf(sources, person),
    bgoLastIdentificationUrl:
      side === 'customer' ? (identityCheckUrl(record, findings, person.id ?? '') ?? null) : null,
    items: personItems(person, {
      application,
      hits: hold?.people[String(index)] ?? {},
      card: cards.find(({ personId }) => personId === person.id)?.kartennummer,
    }),
  }));
  const reports = side === 'bank' ? [reportsGroup(record, findings)] : [];
  return [
    bgo,
    ...companyGroups({ caseId: record._id, name: companyIn(sources) }, application, hold),
    ...people,
    ...reports,
  ];
}

function bankItems(
  { registration }: StoredApplication,
  { files, findings }: Pick<CaseDetailsSources, 'files' | 'findings'>,
): readonly DetailItem[] {
  return [...registrationItems(registration), ...refusedDocuments(files, findings)];
}

/** The company, and the general partner company where the legal form has one. */
function companyGroups(
  { caseId, name }: { readonly caseId: CaseId; readonly name: string },
  application: Application,
  hold: OnHoldFindings | null,
) {
  const group = (id: string, title: string, items: readonly DetailItem[]) => ({
    type: 'business' as const,
    id,
    title,
    items,
  });
  const partner = secondCompanyItems(application.data ?? {});
  return [
    group(`${caseId}-b1`, name, businessItems(application, hold)),
    ...(partner.length === 0 ? [] : [group(`${caseId}-b2`, application.data?.firma ?? '', partner)]),
  ];
}

/** Documents the providers require, newest state first. */
function missingDocumentsOf({ record, findings }: CaseDetailsSources): readonly string[] {
  if (!asksForDocuments(record.status)) return [];
  const own = findings.filter(({ kind, personId }) => kind === 'missingInformation' && personId === null);
  return missingDocumentsSchema.safeParse(own.at(-1)?.content).data?.missingDocuments ?? [];
}

function personStatusOf({ record, findings }: CaseDetailsSources, person: Person) {
  const progress = record.snapshot?.persons.find(({ personId }) => personId === person.id);
  const value = progress?.status ?? 'created';
  const asks = value === 'information_required';
  const missing = missingOf(findings, person.id ?? '');
  return {
    value: progress === undefined ? value : shownStatus(progress),
    title: personStatusLabel(value),
    source: progress?.source ?? 'solaris',
    check: progress?.check ?? null,
    attemptsLeft: progress?.attemptsLeft ?? null,
    required: progress?.required ?? false,
    acting: progress?.acting ?? false,
    since: sinceOf(record, person.id ?? ''),
    missingInformation: asks ? missing.missingInformation : [],
    missingInformationDetails: asks ? missing.missingInformationDetails : null,
    legalRepresentativeType: progress?.representation ?? null,
  };
}

/** When the person's status changed last (ISO 8601); null before its first change. */
function sinceOf({ history }: Pick<CaseRecord, 'history'>, personId: string): string | null {
  const line = history.findLast((entry) => entry.type === 'person' && entry.personId === personId);
  return line === undefined ? null : new Date(line.at).toISOString();
}

const economySchema = z.looseObject({ score: z.number(), riskQuota: z.number() });
const creditSchema = z.looseObject({ checks: z.array(z.looseObject({ personId: z.string(), score: z.string() })) });

function reportsGroup(record: CaseRecord, findings: readonly ProviderFinding[]) {
  const line = (name: string, label: string, value: string) => detailItem({ name, label, value });
  const economy = newestOf(findings, 'economyReport');
  const report = economySchema.safeParse(economy?.content).data;
  const checks = creditSchema.safeParse(newestOf(findings, 'creditChecks')?.content).data?.checks ?? [];
  const items = [
    ...(economy !== undefined && report === undefined
      ? [line('economyReport', 'Wirtschaftsauskunft', 'Keine Auskunft')]
      : []),
    ...(report === undefined
      ? []
      : [
          line('economyReportScore', 'Bonitätsindex', String(report.score)),
          line('economyReportRiskQuota', 'Ausfallrisiko in Prozent', String(report.riskQuota).replace('.', ',')),
        ]),
    ...checks.map(({ personId, score }) =>
      line(`creditCheck.${personId}`, 'Bonitätsprüfung', score === 'unavailable' ? 'Keine Auskunft' : score),
    ),
  ];
  return { type: 'kycnow' as const, id: `${record._id}-kycnow`, title: 'Auskünfte', items };
}
