import type { DocumentType } from '@kontor/domain/document/document';
import { DocumentType as WireType } from '@kontor/proto/kontor/cases/v1/application_pb';
import { enumBesideText, enumMapping } from '../enum/enum-mapping.js';

export const documentTypeMapping = enumMapping<DocumentType>({
  ID_DOCUMENT: WireType.ID_DOCUMENT,
  SIGNATURE: WireType.SIGNATURE,
  KYC_REPORT: WireType.KYC_REPORT,
  PICTURE: WireType.PICTURE,
  SIGNED_CONTRACT: WireType.SIGNED_CONTRACT,
  REGISTER_EXTRACT: WireType.REGISTER_EXTRACT,
  FOUNDATION_DOCUMENT: WireType.FOUNDATION_DOCUMENT,
  SHARE_HOLDERS_AGREEMENT: WireType.SHARE_HOLDERS_AGREEMENT,
  TRADING_LICENSE: WireType.TRADING_LICENSE,
  INVOICE: WireType.INVOICE,
  OTHER__TRANSPARENZ_REGISTER: WireType.OTHER_TRANSPARENZ_REGISTER,
  OTHER: WireType.OTHER,
});

/** The type of a document; its text is older than its enum. */
export const documentType = enumBesideText(documentTypeMapping);
