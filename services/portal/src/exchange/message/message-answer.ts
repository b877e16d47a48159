import type { AccountName } from '../../access/account/account.module.js';
import type { CaseFile } from '../document/document.module.js';
import type { Message } from './messages.js';

/** The attachment of a message; `name` is part of its address, `originalName` is displayed. */
export function attachmentAnswer({ fileId, name, mimeType, sizeBytes }: CaseFile) {
  return { name: fileId, originalName: name, mimeType, sizeBytes };
}

export interface MessageContext {
  readonly files: readonly CaseFile[];
  /** Null when the account no longer exists. */
  readonly author: AccountName | null;
}

/** A message in the API, by the names of the specifications and by shorter ones (R2 §3, R3 §3 "Message"). */
export function messageAnswer(
  { messageId, side, createdAt, revised, text }: Message,
  { files, author }: MessageContext,
) {
  const attachments = files.filter(({ subject }) => subject === messageId).map(attachmentAnswer);
  return {
    id: messageId,
    type: side,
    message: text,
    createdAt: new Date(createdAt).toISOString(),
    revised,
    revisedByBank: revised,
    account: author,
    attachment: attachments[0] ?? null,
    attachments,
    bgoIdentificationMessageAttachments: attachments,
  };
}
