import type { ApplicationCore, DocumentsPort } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import type { CaseDetailsSources } from './case-details.js';

export interface CaseDetailsReaders {
  readonly core: Pick<CaseCore, 'findings'>;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly documents: Pick<DocumentsPort, 'ofCase'>;
}

/** Reads the data of the case details; without personal data once the case was erased. */
export async function readCaseDetails(
  { core, applications, documents }: CaseDetailsReaders,
  record: CaseRecord,
): Promise<CaseDetailsSources> {
  if (record.erased) return { record, stored: null, findings: [], files: [], hold: null };
  const [stored, findings, files] = await Promise.all([
    applications.readCurrent(record),
    core.findings.ofCase(record._id),
    documents.ofCase(record._id),
  ]);
  return { record, stored, findings, files, hold: null };
}
