import type { CaseFile } from '../document/document.module.js';
import type { Message } from './messages.js';

/** The attachment of a message; `name` is part of its address, `originalName` is displayed. */
export function attachmentAnswer({ fileId, name, mimeType, sizeBytes }: CaseFile) {
  return { name: fileId, originalName: name, mimeType, sizeBytes };
}

/** A message in the API (R2 §3, R3 §3 "Message"). */
export function messageAnswer({ messageId, side, createdAt, revised, text }: Message, files: readonly CaseFile[]) {
  const attachments = files.filter(({ subject }) => subject === messageId).map(attachmentAnswer);
  return {
    id: messageId,
    type: side,
    message: text,
    createdAt: new Date(createdAt).toISOString(),
    revised,
    attachment: attachments[0] ?? null,
    attachments,
  };
}
