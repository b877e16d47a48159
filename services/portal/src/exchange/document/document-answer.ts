import type { Session } from '../../access/session/session.module.js';
import type { CaseFile } from './case-file.js';
import type { ContractFileVersions } from './contract-file-versions.js';

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

/** One version of a contract file of the bank (R3 §3 "Contract file"). */
export function contractFileAnswer({ fileId, name, mimeType, sizeBytes, createdAt }: CaseFile) {
  return { id: fileId, createdAt: new Date(createdAt).toISOString(), originalName: name, mimeType, sizeBytes };
}

/** A contract; only staff see what it replaced. */
export function contractAnswer({ newest, older }: ContractFileVersions, side: Session['side']) {
  const answer = contractFileAnswer(newest);
  return side === 'staff' ? { ...answer, olderVersions: older.map(contractFileAnswer) } : answer;
}
