import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicationCore } from './application-core.js';
import type { DocumentsPort } from './documents-port.js';
import type { FrozenApplication } from './frozen-application.js';

export interface OrderedVersionDeps {
  readonly applications: Pick<ApplicationCore, 'readVersion'>;
  readonly documents: Pick<DocumentsPort, 'ofCase'>;
}

/** A version with the current documents of the case, because services send those for any version. */
export async function readOrderedVersion(
  { applications, documents }: OrderedVersionDeps,
  caseId: CaseId,
  version: number,
): Promise<FrozenApplication | null> {
  const [content, files] = await Promise.all([applications.readVersion(caseId, version), documents.ofCase(caseId)]);
  if (content === null) return null;
  return { ...content, documents: files.map(({ name: _name, createdAt: _at, ...file }) => file) };
}
