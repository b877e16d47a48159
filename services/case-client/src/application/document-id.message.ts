import { type DocumentId, isDocumentId } from '@kontor/domain/document/document-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** The document that a message of another service names. @throws ServiceFault invalid-request for anything else */
export function documentIdFrom(value: string): DocumentId {
  if (!isDocumentId(value)) throw new ServiceFault('invalid-request', 'This is no document id');
  return value;
}
