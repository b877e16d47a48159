import {
  addMemo,
  attachFile,
  listMemos,
  listMessages,
  markAsRevised,
  postMessage,
} from '@kontor/api/message/message.routes';
import type { BankMemo, Message } from '@kontor/api/message/message.schema';
import { listReplyTemplates, type FilledTemplate } from '@kontor/api/reply-template/reply-template.routes';
import type { CaseId } from '@kontor/domain/case/case-id';
import { abortBy } from './abort-by.js';
import { api } from './api.js';
import { formWith, type OnProgress, uploader } from './upload-form.js';

interface FileToAttach {
  readonly file: File;
  readonly key: string;
}

/** Custom methods for what bank and customer write to each other, and the bank to itself. */
export const messageMethods = {
  memosOf: async (id: CaseId, signal?: AbortSignal): Promise<BankMemo[]> =>
    (await api.send(listMemos, { params: { id }, ...abortBy(signal) })).data,
  addMemo: async (id: CaseId, content: string, idempotencyKey: string): Promise<BankMemo> =>
    (await api.send(addMemo, { params: { id }, body: { content }, idempotencyKey })).data,
  messagesOf: async (id: CaseId, signal?: AbortSignal): Promise<Message[]> =>
    (await api.send(listMessages, { params: { id }, ...abortBy(signal) })).data,
  /** The reply templates that fit a case, filled with its data. */
  replyTemplatesFor: async (id: CaseId, signal?: AbortSignal): Promise<readonly FilledTemplate[]> =>
    (await api.send(listReplyTemplates, { params: { id }, ...abortBy(signal) })).data,
  postMessage: async (id: CaseId, message: string, idempotencyKey: string): Promise<{ readonly id: string }> =>
    (await api.send(postMessage, { params: { id }, body: { message }, idempotencyKey })).data,
  /** The key makes repeated sending of one file attach it once. */
  attachFile: async (messageId: string, { file, key }: FileToAttach, onProgress: OnProgress): Promise<void> => {
    const call = { params: { id: messageId }, body: formWith(file), idempotencyKey: key };
    await uploader.upload(attachFile, { ...call, onProgress });
  },
  markAsRevised: async (messageId: string): Promise<void> => {
    await api.send(markAsRevised, { params: { id: messageId } });
  },
};
