import type { DocumentOrderState, RegisterDocument } from '@kontor/domain/register-document/register-document';
import * as wire from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { enumMapping } from '../enum/enum-mapping.js';

export const registerDocumentMapping = enumMapping({
  register_extract: wire.RegisterDocument.REGISTER_EXTRACT,
  shareholder_list: wire.RegisterDocument.SHAREHOLDER_LIST,
  transparency_register: wire.RegisterDocument.TRANSPARENCY_REGISTER,
} satisfies Record<RegisterDocument, wire.RegisterDocument>);

export const documentOrderStateMapping = enumMapping({
  not_ordered: wire.DocumentOrderState.NOT_ORDERED,
  pending: wire.DocumentOrderState.PENDING,
  ready: wire.DocumentOrderState.READY,
  failed: wire.DocumentOrderState.FAILED,
  unknown: wire.DocumentOrderState.UNKNOWN,
} satisfies Record<DocumentOrderState, wire.DocumentOrderState>);
