import { clientApplication } from '@kontor/domain/application/application';
import { mustIdentify } from '@kontor/domain/case/waiting-for';
import type { Person } from '@kontor/domain/person/person';
import { missingRegisterDocuments } from '@kontor/domain/register-document/register-document';
import * as z from 'zod';
import {
  type CaseRecord,
  type ProviderFinding,
  isHandOverUnderWay,
  newestOf,
} from '../../case/case-record/case-record.module.js';
import type { UploadedDocument } from './documents-port.js';
import { withStoredFiles } from './frozen-order.js';
import type { StoredApplication } from './stored-application.js';

export interface AnswerSources {
  readonly record: CaseRecord;
  readonly version: number;
  readonly stored: StoredApplication;
  readonly files: readonly UploadedDocument[];
  /** Types of the documents of registers that were delivered. */
  readonly registerDocuments: readonly string[];
  readonly findings: readonly ProviderFinding[];
  readonly start: Record<string, unknown> | undefined;
}

const checkSchema = z.looseObject({ url: z.string() });

/** The address of a person's identity check; undefined without one. */
export function identityCheckUrl(
  record: CaseRecord,
  findings: readonly ProviderFinding[],
  personId: string,
): string | undefined {
  const ref = record.snapshot?.persons.find((person) => person.personId === personId)?.checkRef ?? null;
  const finding = findings.find((one) => one.ref === ref) ?? newestOf(findings, 'identityCheck', personId);
  return checkSchema.safeParse(finding?.content).data?.url;
}

/** The identification data as the client reads and writes it (R1 §3 "Identification data", R2 §3 "Raw identification data"). */
export function applicationAnswer({ record, version, stored, files, findings, start, ...sources }: AnswerSources) {
  const { people, ...form } = clientApplication(withStoredFiles(stored.application, files));
  return {
    '@id': `/bgo_identifications/${record._id}`,
    id: record.number,
    version,
    ...form,
    people: people.map((person) => withUrl(person, identityCheckUrl(record, findings, person.id ?? ''))),
    orderData: { kontoId: Number(stored.kontoId) },
    status: record.status,
    passedToSolarisBank: record.snapshot?.handedOver ?? false,
    kycnowDocumentOrderRequired: isDocumentOrderRequired(record, sources.registerDocuments),
    isHandOverUnderWay: isHandOverUnderWay(record),
    openChecks: (record.snapshot?.persons ?? [])
      .filter(mustIdentify)
      .map(({ personId, attemptsLeft }) => ({ personId, attemptsLeft })),
    ...(start === undefined ? {} : { start }),
  };
}

/** Whether a register document that the legal form has was not delivered yet (R1 §3 "Application fields", R3 §2.5). */
export function isDocumentOrderRequired(
  { erased, legalForm }: Pick<CaseRecord, 'erased' | 'legalForm'>,
  delivered: readonly string[],
): boolean {
  return !erased && missingRegisterDocuments(legalForm, delivered).length > 0;
}

function withUrl(person: Person, url: string | undefined): Person {
  return url === undefined ? person : { ...person, bgoLastIdentificationUrl: url };
}
