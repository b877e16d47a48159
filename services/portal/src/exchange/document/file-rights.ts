import { isAvailable, type AvailableName } from '@kontor/domain/case/available-commands';
import { documentTypes, formDocumentTypes, type DocumentType } from '@kontor/domain/document/document';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';

/**
 * The document types that a customer may upload now: those of the form before the order, all when the providers or
 * the bank require documents. @throws Problem 409 illegal in any other status.
 */
export function uploadableTypes({ snapshot }: Pick<CaseRecord, 'snapshot'>): readonly DocumentType[] {
  const may = (name: AvailableName) =>
    snapshot !== null && isAvailable(name, snapshot, { roles: [], side: 'customer' });
  if (may('saveForm')) return formDocumentTypes;
  if (may('documentsUploaded') || may('answerRequest')) return documentTypes;
  throw illegalForCustomer('documentsUploaded');
}
