import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentType } from '@kontor/domain/document/document';
import { fileLimits } from '@kontor/domain/document/file-rules';
import type { Request } from 'express';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { CustomerSession } from '../../access/session/session.module.js';
import { answerRequest } from './answer-request.js';
import type { CaseFile } from './case-file.js';
import type { CaseFiles } from './case-files.js';
import type { DocumentDeps } from './documents.js';
import { uploadableTypes } from './file-rights.js';
import { discardAll, receiveUpload, violation, type UploadedForm } from './upload-rules.js';

const maxFilesAtOnce = 20;

/** Stores a customer's documents of one type, which may answer the bank's request. @throws Problem 404, 409, 410, 413, 422 */
export async function uploadDocuments(
  { core, files }: DocumentDeps,
  request: Request,
  { caseId, accountId }: CustomerSession,
): Promise<readonly CaseFile[]> {
  const found = await workableCase(core.cases, caseId);
  const uploaded = await storeDocuments(files, request, { found, accountId });
  await answerRequest(core, found, accountId);
  return uploaded;
}

/** All files of the form or none. */
async function storeDocuments(
  files: CaseFiles,
  request: Request,
  { found, accountId }: { readonly found: CaseRecord; readonly accountId: string },
): Promise<readonly CaseFile[]> {
  const types = uploadableTypes(found);
  const caseId = found._id;
  const form = await receiveUpload(files, request, {
    caseId,
    kind: 'business',
    fields: ['files[]', 'files'],
    files: maxFilesAtOnce,
    fileBytes: fileLimits.customerDocument,
    formBytes: fileLimits.upload,
    uploader: { accountId, side: 'customer' },
  });
  const refused = refusalOf(form, types);
  if (refused !== undefined) {
    await discardAll(files, form);
    throw refused;
  }
  return keep(files, form, { caseId, type: form.fields.get('document_type') ?? '' });
}

function refusalOf({ files, fields }: UploadedForm, types: readonly DocumentType[]): Error | undefined {
  const type = fields.get('document_type') ?? '';
  if (!types.some((one) => one === type))
    return violation('document_type', 'invalid', 'Diese Art von Dokument kann jetzt nicht hochgeladen werden.');
  const total = files.reduce((sum, { received }) => sum + received.sizeBytes, 0);
  return total > fileLimits.upload ? problem('file-too-large') : undefined;
}

/** Makes the files visible; a file that the case already has with the same content is not stored twice. */
async function keep(
  files: CaseFiles,
  form: UploadedForm,
  { caseId, type }: { readonly caseId: CaseId; readonly type: string },
): Promise<readonly CaseFile[]> {
  const kept: CaseFile[] = [];
  for (const { received, name } of form.files) {
    const same = (await files.ofCase(caseId, 'business')).find(
      ({ sha256, originalSha256, subject }) =>
        (originalSha256 ?? sha256) === (received.original ?? received).sha256 && subject === type,
    );
    if (same !== undefined) await files.discard(received);
    kept.push(same ?? (await files.complete(received, { subject: type, name })));
  }
  return kept;
}
