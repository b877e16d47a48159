import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { DocumentsPort } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';

export interface ReportDocumentsDeps {
  readonly core: Pick<CaseCore, 'cases' | 'sendCommand'>;
  readonly documents: Pick<DocumentsPort, 'ofCase'>;
}

/**
 * Reports requested uploads to the process. The newest document is part of the command id, so that a repeat is the
 * same command.
 */
export async function reportDocuments(
  { core, documents }: ReportDocumentsDeps,
  caseId: CaseId,
  accountId: string,
): Promise<CaseOutcome> {
  const [found, files] = await Promise.all([workableCase(core.cases, caseId), documents.ofCase(caseId)]);
  const commandId = `documentsUploaded:${files.at(-1)?.documentId ?? 'none'}:${found.snapshot?.attempt ?? 0}`;
  const actor = { side: 'customer', accountId } as const;
  return core.sendCommand({
    caseId,
    commandId,
    command: { name: 'documentsUploaded' },
    actor,
    seen: found.projectedSeq,
  });
}
