import type { CaseFile } from './case-file.js';

/** A customer's document in the API (R3 §3 "businessDocuments"). */
export function documentAnswer({ fileId, name, subject, mimeType, sizeBytes, createdAt }: CaseFile) {
  return {
    id: fileId,
    filename: name,
    documentType: subject,
    mimeType,
    sizeBytes,
    timeString: new Date(createdAt).toISOString(),
  };
}

/** A contract file of the bank (R3 §3 "Contract file"). */
export function contractFileAnswer({ fileId, name, mimeType, sizeBytes, createdAt }: CaseFile) {
  return { id: fileId, createdAt: new Date(createdAt).toISOString(), originalName: name, mimeType, sizeBytes };
}
