import { isAvailable, type AvailableName } from '@kontor/domain/case/available-commands';
import type { PortalFacts } from '@kontor/domain/case/row-condition';
import { documentTypes, formDocumentTypes, type DocumentType } from '@kontor/domain/document/document';
import type { Session } from '../session/session.module.js';
import { requireNotTaken } from '../case-process/case-process.module.js';
import type { CaseRecord } from '../case-record/case-record.module.js';
import { problem } from '../problem-table.js';

/** Passes when the case table allows it now. @throws Problem 409 illegal or taken */
export function requireAllowed(
  name: AvailableName,
  { snapshot }: Pick<CaseRecord, 'snapshot'>,
  { roles, side, accountId }: Pick<Session, 'roles' | 'side' | 'accountId'>,
  facts: PortalFacts = {},
): void {
  if (side === 'staff') requireNotTaken(name, snapshot, accountId);
  const asker = { roles: side === 'staff' ? roles : [], side };
  if (snapshot === null || !isAvailable(name, { ...snapshot, ...facts }, asker))
    throw problem('illegal', { state: 'illegal' });
}

/**
 * The document types that a customer may upload now: those of the form before the order, all when the providers or
 * the bank require documents. @throws Problem 409 illegal in any other status.
 */
export function uploadableTypes({ snapshot }: Pick<CaseRecord, 'snapshot'>): readonly DocumentType[] {
  const may = (name: AvailableName) =>
    snapshot !== null && isAvailable(name, snapshot, { roles: [], side: 'customer' });
  if (may('saveForm')) return formDocumentTypes;
  if (may('documentsUploaded') || may('answerRequest')) return documentTypes;
  throw problem('illegal', { state: 'illegal' });
}
