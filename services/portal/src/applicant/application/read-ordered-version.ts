import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicationCore } from './application-core.js';
import type { DocumentsPort } from './documents-port.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { FrozenApplication } from './frozen-application.js';
import { productInEffect } from './product-in-effect.js';

export interface OrderedVersionDeps {
  readonly applications: Pick<ApplicationCore, 'readVersion'>;
  readonly documents: Pick<DocumentsPort, 'ofCase'>;
  readonly settings: Pick<SettingsPort, 'all'>;
}

/**
 * A version as services send it: with the current documents of the case, for any version, and with the numbers of its
 * package.
 */
export async function readOrderedVersion(
  { applications, documents, settings }: OrderedVersionDeps,
  caseId: CaseId,
  version: number,
): Promise<FrozenApplication | null> {
  const [content, files, { tempConfig }] = await Promise.all([
    applications.readVersion(caseId, version),
    documents.ofCase(caseId),
    settings.all(),
  ]);
  if (content === null) return null;
  const product = productInEffect(content.product, tempConfig.konten);
  return { ...content, product, documents: files.map(({ name: _name, createdAt: _at, ...file }) => file) };
}
