import type { ContractFile, ContractVersion } from '@kontor/api/document/document.schema';
import type { RegisterDocuments } from '@kontor/api/register-document/register-document.schema';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { documentTypeLabel, sortByType } from '@kontor/domain/document/document';
import { formatBytes } from '@kontor/domain/pricing/format';
import { isRegisterDocument, registerDocumentLabels } from '@kontor/domain/register-document/register-document';

/** Whose file it is, in the order in which the preview goes through them. */
export type FileSource = 'customer' | 'contract' | 'register';

/** A file of a case. */
export interface CaseFile {
  readonly source: FileSource;
  readonly id: string;
  readonly name: string;
  /** What it is, and of when. */
  readonly about: string;
  /** Undefined where the list does not say it. */
  readonly sizeBytes?: number;
}

const routes: Readonly<Record<FileSource, string>> = {
  customer: 'business_documents',
  contract: 'contract_files',
  register: 'register_documents',
};

/** The path of a file's download, below the API. */
export function downloadPath({ source, id }: Pick<CaseFile, 'source' | 'id'>): string {
  return `/${routes[source]}/${id}/download`;
}

export const isSame = (one: CaseFile, other: CaseFile): boolean => one.source === other.source && one.id === other.id;

/** The file so many places further in the list; undefined before the first, after the last, and for an unlisted one. */
export function neighbour(files: readonly CaseFile[], of: CaseFile, step: 1 | -1): CaseFile | undefined {
  const at = files.findIndex((file) => isSame(file, of));
  return at < 0 ? undefined : files[at + step];
}

/** "2 von 5"; empty for a file that is not in the list any more. */
export function placeText(files: readonly CaseFile[], of: CaseFile): string {
  const at = files.findIndex((file) => isSame(file, of));
  return at < 0 ? '' : `${at + 1} von ${files.length}`;
}

interface Uploaded {
  readonly id: string;
  readonly filename: string;
  readonly documentType: string;
}

/** The customer's documents in the order of the page. */
export function customerFiles(documents: readonly (Uploaded & { readonly createdAt: string })[]): readonly CaseFile[] {
  const sorted = sortByType(documents.map((one) => ({ ...one, type: one.documentType })));
  return sorted.map(({ id, filename, type, createdAt }) => ({
    source: 'customer',
    id,
    name: filename,
    about: `${documentTypeLabel(type)} · ${germanDay(createdAt)}`,
  }));
}

/** One version of a contract file; `apart` sets it apart from the others. */
export function contractFile({ id, originalName, createdAt, sizeBytes }: ContractVersion, apart = ''): CaseFile {
  const about = `${apart}${germanDay(createdAt)} · ${formatBytes(sizeBytes)}`;
  return { source: 'contract', id, name: originalName, about, sizeBytes };
}

/** Of a version that a newer one replaced. */
export const replacedApart = 'Frühere Fassung, nur für die Bank · ';

/** Contract files, each followed by the versions that it replaced. */
export function contractFiles(files: readonly ContractFile[]): readonly CaseFile[] {
  return files.flatMap((file) => [
    contractFile(file),
    ...(file.olderVersions ?? []).map((older) => contractFile(older, replacedApart)),
  ]);
}

/** The documents that the bank got from registers. */
export function registerFiles(documents: RegisterDocuments['documents']): readonly CaseFile[] {
  return documents.map(({ id, filename, documentType, timeString, sizeBytes }) => {
    const label = isRegisterDocument(documentType) ? registerDocumentLabels[documentType] : documentType;
    return { source: 'register', id, name: filename, about: `${label} · ${germanDay(timeString)}`, sizeBytes };
  });
}
