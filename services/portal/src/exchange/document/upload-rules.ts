import { refusedFileTexts } from '@kontor/domain/document/refused-file';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { Request } from 'express';
import { maxFilesOfCase } from './case-file.js';
import type { CaseFiles } from './case-files.js';
import { sumOfBytes } from './case-file.repository.js';
import { bodyAllowance, type FormSize, usedUp, type AllowanceAsked, allowanceOf } from './upload-allowance.js';
import { readForm } from './read-form.js';
import { FileRefused, type ReceivedFile } from './receive-file.js';

export interface UploadRules extends FormSize, AllowanceAsked {
  /** Names of the form field with files. */
  readonly fields: readonly [string, ...string[]];
}

export interface UploadedForm {
  readonly files: readonly { readonly received: ReceivedFile; readonly name: string }[];
  readonly fields: ReadonlyMap<string, string>;
}

/** Receives the files of a form; none of them is visible yet. @throws Problem 400, 413, 415, 422, 503 */
export async function receiveUpload(caseFiles: CaseFiles, request: Request, rules: UploadRules): Promise<UploadedForm> {
  const { caseId, kind, fields, files, fileBytes } = rules;
  const [field] = fields;
  const form = await readForm(request, {
    files,
    fileBytes,
    bodyBytes: await bodyAllowance(caseFiles, request, rules),
    receive: async (file) => {
      if (!fields.includes(file.field))
        throw violation(file.field.slice(0, 100), 'unknown', 'Dieses Feld gibt es nicht.');
      const toReceive = { caseId, kind, limit: fileBytes, source: file.content };
      const received = await caseFiles.receive(toReceive).catch((error: unknown) => {
        throw error instanceof FileRefused ? violation(field, error.reason, refusedFileTexts[error.reason]) : error;
      });
      if (received === null) throw violation(field, 'empty', 'Die Datei ist leer');
      return { received, name: file.filename };
    },
    discard: ({ received }) => caseFiles.discard(received),
  });
  const problem = await problemOf(caseFiles, rules, form);
  if (problem === undefined) return form;
  await discardAll(caseFiles, form);
  throw problem;
}

export async function discardAll(caseFiles: CaseFiles, { files }: UploadedForm): Promise<void> {
  for (const { received } of files) await caseFiles.discard(received);
}

async function problemOf(
  caseFiles: CaseFiles,
  rules: UploadRules,
  { files }: UploadedForm,
): Promise<Error | undefined> {
  const { caseId, kind, fields } = rules;
  if (files.length === 0) return violation(fields[0], 'required', 'Bitte wählen Sie eine Datei aus.');
  const stored = (await caseFiles.countsOf([caseId], kind)).get(caseId) ?? 0;
  // Again, because several uploads of a case may run at a time.
  const allowance = await allowanceOf(caseFiles, rules);
  const bytes = sumOfBytes(files.map(({ received }) => received));
  if (bytes > allowance.left) return usedUp(allowance);
  if (stored + files.length <= maxFilesOfCase[kind]) return undefined;
  return violation(fields[0], 'too-many', 'Für diesen Antrag können keine weiteren Dateien hochgeladen werden.');
}

export function violation(propertyPath: string, code: string, message: string): ValidationFailed {
  return new ValidationFailed([{ propertyPath, code, message }]);
}
