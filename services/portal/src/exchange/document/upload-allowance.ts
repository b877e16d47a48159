import type { CaseId } from '@kontor/domain/case/case-id';
import { type AllowanceKind, caseBytes, loginUsedText, usedUpText } from '@kontor/domain/document/upload-allowance';
import type { Request } from 'express';
import type { Session } from '../../access/session/session.module.js';
import { TooManyRequests } from '../../access/account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { CaseFiles } from './case-files.js';
import type { CaseFileKind } from './case-file.js';

/** Who uploads. */
export type Uploader = Pick<Session, 'accountId' | 'side'>;

export interface AllowanceAsked {
  readonly caseId: CaseId;
  readonly kind: Exclude<CaseFileKind, 'register'>;
  readonly uploader: Uploader;
}

export interface FormSize {
  readonly files: number;
  /** Size limit of one file, bytes. */
  readonly fileBytes: number;
  /** Size limit of all files together, bytes; without it each may have the limit of one. */
  readonly formBytes?: number;
}

/** Names and boundaries of a form beside its files, bytes. */
const formOverhead = 100_000;

/**
 * The most bytes that the body of an upload may have, before any of it is read: of its form, and of what is left to its
 * case and to its login. A body that does not say its length counts as the largest form.
 * @throws Problem 413 for form and case, 429 for the login
 */
export async function bodyAllowance(
  files: Pick<CaseFiles, 'bytesOf' | 'spendBytes'>,
  request: Request,
  rules: FormSize & AllowanceAsked,
): Promise<number> {
  const { formBytes = rules.files * rules.fileBytes } = rules;
  const length = request.get('content-length');
  const announced = length === undefined ? formBytes + formOverhead : Number(length);
  if (announced > formBytes + formOverhead) throw problem('file-too-large');
  const allowance = await allowanceOf(files, rules);
  if (length !== undefined && announced > allowance.left + formOverhead) throw usedUp(allowance);
  await spend(files, rules.uploader, announced);
  return Math.min(announced, allowance.left + formOverhead);
}

interface Allowance {
  readonly kind: AllowanceKind;
  readonly used: number;
  readonly left: number;
}

/** What a case has left for files of this kind and uploader. */
export async function allowanceOf(
  files: Pick<CaseFiles, 'bytesOf'>,
  { caseId, kind, uploader }: AllowanceAsked,
): Promise<Allowance> {
  const counted = kind === 'attachment' && uploader.side === 'customer' ? 'customerAttachment' : kind;
  const used = await files.bytesOf(caseId, kind);
  return { kind: counted, used, left: Math.max(0, caseBytes[counted] - used) };
}

/** The refusal of what a case may not have. */
export function usedUp({ kind, used }: Allowance): Error {
  return tooMuch(usedUpText(kind, used));
}

const tooMuch = (message: string): Error => problem('file-too-large', { message, detail: message });

async function spend(files: Pick<CaseFiles, 'spendBytes'>, { accountId }: Uploader, bytes: number): Promise<void> {
  await files.spendBytes(accountId, bytes).catch((error: unknown) => {
    if (!(error instanceof TooManyRequests)) throw error;
    throw problem('too-many-requests', { ...error.extensions, message: loginUsedText, detail: loginUsedText });
  });
}
