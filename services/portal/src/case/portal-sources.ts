import type { ApplicationCore } from '../application/application-core.js';
import type { DocumentsPort } from '../application/documents-port.js';
import type { CaseCore } from './case-core.js';
import type { CaseDocument } from './case-document.js';
import type { PortalSources } from './portal-data.js';

export interface PortalReaders {
  readonly core: Pick<CaseCore, 'findings'>;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly documents: Pick<DocumentsPort, 'ofCase'>;
}

/** Reads what the portal data of a case is made of; nothing personal once it was erased. */
export async function readSources(
  { core, applications, documents }: PortalReaders,
  document: CaseDocument,
): Promise<PortalSources> {
  if (document.erased) return { document, stored: null, findings: [], files: [], hold: null };
  const [stored, findings, files] = await Promise.all([
    applications.readCurrent(document._id),
    core.findings.ofCase(document._id),
    documents.ofCase(document._id),
  ]);
  return { document, stored, findings, files, hold: null };
}
