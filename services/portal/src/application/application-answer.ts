import { clientApplication } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';
import * as z from 'zod';
import { type CaseRecord, type Finding, isHandOverUnderWay, newestOf } from '../case-record/case-record.module.js';
import type { UploadedDocument } from './documents-port.js';
import { withStoredFiles } from './frozen-order.js';
import type { StoredApplication } from './stored-application.js';

export interface AnswerSources {
  readonly document: CaseRecord;
  readonly version: number;
  readonly stored: StoredApplication;
  readonly files: readonly UploadedDocument[];
  readonly findings: readonly Finding[];
  readonly start: Record<string, unknown> | undefined;
}

const checkSchema = z.looseObject({ url: z.string() });

/** The address of a person's identity check; undefined without one. */
export function identityCheckUrl(
  document: CaseRecord,
  findings: readonly Finding[],
  personId: string,
): string | undefined {
  const ref = document.snapshot?.persons.find((person) => person.personId === personId)?.checkRef ?? null;
  const finding = findings.find((one) => one.ref === ref) ?? newestOf(findings, 'identityCheck', personId);
  return checkSchema.safeParse(finding?.content).data?.url;
}

/** The identification data as the client reads and writes it (R1 §3 "Identification data", R2 §3 "Raw identification data"). */
export function applicationAnswer({ document, version, stored, files, findings, start }: AnswerSources) {
  const { people, ...form } = clientApplication(withStoredFiles(stored.application, files));
  return {
    '@id': `/bgo_identifications/${document._id}`,
    id: document.number,
    version,
    ...form,
    people: people.map((person) => withUrl(person, identityCheckUrl(document, findings, person.id ?? ''))),
    orderData: { kontoId: Number(stored.kontoId) },
    status: document.status,
    passedToSolarisBank: document.snapshot?.handedOver ?? false,
    kycnowDocumentOrderRequired: false,
    isHandOverUnderWay: isHandOverUnderWay(document),
    ...(start === undefined ? {} : { start }),
  };
}

function withUrl(person: Person, url: string | undefined): Person {
  return url === undefined ? person : { ...person, bgoLastIdentificationUrl: url };
}
