import { sha256 } from '@kontor/platform/crypto/random';
import type { AuditPort } from '../audit/audit.module.js';
import { type AskedExport, type CaseExportDeps, exportCase } from './export-case.js';

/** Bytes of one page: well below the limit of the bus. */
const pageBytes = 512 * 1024;

export interface ExportPageDeps extends CaseExportDeps {
  readonly audit: Pick<AuditPort, 'exported'>;
}

/** A page of an export; without `logUntil` it contains the log as far as it is now. */
export interface AskedExportPage extends Omit<AskedExport, 'logUntil'> {
  readonly offset: number;
  readonly logUntil: number | undefined;
}

export interface ExportPage {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Of the whole export. */
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly logUntil: number;
}

/** Exports a case and reads a page of it. @throws ServiceFault not-found */
export async function exportCasePage(
  deps: ExportPageDeps,
  { offset, logUntil: until, ...asked }: AskedExportPage,
): Promise<ExportPage> {
  const logUntil = until ?? (await deps.caseLog.head());
  const zip = await exportCase(deps, { ...asked, logUntil });
  // Nothing leaves without an entry in the log.
  await deps.audit.exported(asked.caseId, asked.actId);
  const content = Uint8Array.from(zip.subarray(offset, offset + pageBytes));
  return { content, sizeBytes: zip.byteLength, sha256: sha256(zip), logUntil };
}
