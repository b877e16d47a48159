import type { CaseId } from '@kontor/domain/case/case-id';
import { type CaseCore, startOf } from '../../case/case-process/case-process.module.js';
import { applicationAnswer } from './application-answer.js';
import type { ApplicationCore } from './application-core.js';
import type { DocumentsPort } from './documents-port.js';
import type { Draft } from './drafts.js';

/** Reads the draft before the order, then the ordered version. @throws Problem 404, 410 */
export async function readShownDraft(
  { drafts, currentOf }: Pick<ApplicationCore, 'drafts' | 'currentOf'>,
  caseId: CaseId,
): Promise<Draft> {
  const draft = await drafts.read(caseId);
  return { ...draft, stored: await currentOf(draft.record, draft.stored) };
}

/** A draft as the client reads it, with its files and checks. */
export async function draftAnswer(
  { core, documents }: { readonly core: Pick<CaseCore, 'findings'>; readonly documents: DocumentsPort },
  { version, stored, record }: Draft,
) {
  const caseId = record._id;
  const [files, registerDocuments, findings, start] = await Promise.all([
    documents.ofCase(caseId),
    documents.registerDocuments(caseId),
    core.findings.ofCase(caseId),
    startOf(core.findings, caseId, record.snapshot),
  ]);
  return applicationAnswer({ record, version, stored, files, registerDocuments, findings, start });
}
