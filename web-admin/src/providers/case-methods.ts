import type { CaseId } from '@kontor/domain/case/case-id';
import type { StatusCode } from '@kontor/domain/case/case-status';
import { targetStatusOf, type StatusChoice } from '@kontor/domain/case/status-command';
import {
  assignCase,
  assignCases,
  countCases,
  createAccount,
  createGirocard,
  disableProcess,
  getHistory,
  listActiveStatuses,
  listClerks,
  passToCoreBanking,
  releaseCase,
  setStatus,
  syncWithProvider,
} from '@kontor/api/case/staff-case.routes';
import type { HistoryRow } from '@kontor/api/case/case.schema';
import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import type { ContractFile } from '@kontor/api/document/document.schema';
import {
  deleteContractFile,
  listContractFiles,
  replaceContractFile,
  uploadContractFile,
} from '@kontor/api/document/document.routes';
import {
  addMemo,
  attachFile,
  listMemos,
  listMessages,
  markAsRevised,
  postMessage,
} from '@kontor/api/message/message.routes';
import type { BankMemo, Message } from '@kontor/api/message/message.schema';
import { clearFollowUp, setFollowUp } from '@kontor/api/follow-up/follow-up.routes';
import { listReplyTemplates, type FilledTemplate } from '@kontor/api/reply-template/reply-template.routes';
import type { RouteData } from '@kontor/api/route/route';
import type { BookingMode } from '@kontor/domain/core-banking/booking';
import { api, uploader } from './api.js';

/** Called with the part of the file that was sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The answer of a booking, or `async` when it continues in the background. */
export type Booking<T> = { readonly kind: 'done'; readonly answer: T } | { readonly kind: 'async' };

export type PartiesAnswer = Exclude<RouteData<typeof passToCoreBanking>, { async: true }>;
export type AccountAnswer = Exclude<RouteData<typeof createAccount>, { async: true }>;
export type GirocardAnswer = Exclude<RouteData<typeof createGirocard>, { async: true }>;

/** Custom methods of the data provider for one case. Each throws `ApiProblem`. */
export const caseMethods = {
  historyOf: async (id: CaseId, signal?: AbortSignal): Promise<HistoryRow[]> =>
    (await api.send(getHistory, { params: { id }, ...abortBy(signal) })).data,
  /** How many cases each filter of the list finds. */
  countCases: async (filters: readonly object[], signal?: AbortSignal): Promise<number[]> =>
    (await api.send(countCases, { query: { filters: JSON.stringify(filters) }, ...abortBy(signal) })).data,
  activeStatuses: async (signal?: AbortSignal) => (await api.send(listActiveStatuses, abortBy(signal))).data,

  /** Moves a case on. The reason is the note of a support fix, or the message that requests data from the customer. */
  moveCase: async (id: CaseId, choice: StatusChoice, reason?: string): Promise<void> => {
    const body = { status: targetStatusOf(choice), ...(reason === undefined ? {} : { reason }) };
    await api.send(setStatus, { params: { id }, body });
  },
  /** Ends a case with success; without `accountOpened` what was booked counts. */
  finishCase: async (id: CaseId, accountOpened: boolean | undefined): Promise<void> => {
    const status = targetStatusOf({ name: 'finish', success: true });
    const body = { status, ...(accountOpened === undefined ? {} : { accountOpened }) };
    await api.send(setStatus, { params: { id }, body });
  },
  debugStatus: async (id: CaseId, status: StatusCode): Promise<void> => {
    await api.send(setStatus, { params: { id }, body: { status } });
  },
  /** Makes an account the owner of a case. */
  assignCase: async (id: CaseId, accountId: string): Promise<void> => {
    await api.send(assignCase, { params: { id }, body: { accountId } });
  },
  /** Makes an account the owner of each of these cases by itself; an empty one lets go of them. */
  assignCases: async (ids: readonly number[], accountId: string): Promise<readonly AssignResult[]> =>
    (await api.send(assignCases, { body: { ids: [...ids], accountId } })).data,
  /** To whom cases can be assigned. */
  clerks: async (signal?: AbortSignal): Promise<RouteData<typeof listClerks>> =>
    (await api.send(listClerks, abortBy(signal))).data,
  /** Puts a case aside until a day (YYYY-MM-DD). */
  setFollowUp: async (id: CaseId, body: { readonly day: string; readonly reason: string }): Promise<void> => {
    await api.send(setFollowUp, { params: { id }, body });
  },
  clearFollowUp: async (id: CaseId): Promise<void> => {
    await api.send(clearFollowUp, { params: { id } });
  },
  releaseCase: async (id: CaseId): Promise<void> => {
    await api.send(releaseCase, { params: { id } });
  },
  deleteCase: async (id: CaseId): Promise<void> => {
    await api.send(disableProcess, { params: { id } });
  },
  syncCase: async (id: CaseId): Promise<void> => {
    await api.send(syncWithProvider, { params: { id } });
  },

  passToCoreBanking: async (id: CaseId, mode: BookingMode): Promise<Booking<PartiesAnswer>> => {
    const { status, data } = await api.send(passToCoreBanking, { params: { id }, query: { mode } });
    return status === 202 ? { kind: 'async' } : { kind: 'done', answer: data as PartiesAnswer };
  },
  createAccount: async (id: CaseId): Promise<Booking<AccountAnswer>> => {
    const { status, data } = await api.send(createAccount, { params: { id } });
    return status === 202 ? { kind: 'async' } : { kind: 'done', answer: data as AccountAnswer };
  },
  createGirocard: async (id: CaseId): Promise<Booking<GirocardAnswer>> => {
    const { status, data } = await api.send(createGirocard, { params: { id } });
    return status === 202 ? { kind: 'async' } : { kind: 'done', answer: data as GirocardAnswer };
  },

  contractFilesOf: async (id: CaseId, signal?: AbortSignal): Promise<ContractFile[]> =>
    (await api.send(listContractFiles, { params: { id }, ...abortBy(signal) })).data,
  uploadContractFile: (id: CaseId, file: File, onProgress: OnProgress): Promise<ContractFile> =>
    uploader.upload(uploadContractFile, { params: { id }, body: formWith(file), onProgress }),
  replaceContractFile: (fileId: string, file: File, onProgress: OnProgress): Promise<ContractFile> =>
    uploader.upload(replaceContractFile, { params: { id: fileId }, body: formWith(file), onProgress }),
  deleteContractFile: async (fileId: string): Promise<void> => {
    await api.send(deleteContractFile, { params: { id: fileId } });
  },

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

  attachFile: async (messageId: string, file: File, onProgress: OnProgress): Promise<void> => {
    await uploader.upload(attachFile, { params: { id: messageId }, body: formWith(file), onProgress });
  },
  markAsRevised: async (messageId: string): Promise<void> => {
    await api.send(markAsRevised, { params: { id: messageId } });
  },

  /** A download address that works once, within a minute. */
  downloadUrl: (path: string): Promise<string> => api.downloadUrl(path),
};

export type CaseMethods = typeof caseMethods;

function abortBy(signal: AbortSignal | undefined) {
  return signal === undefined ? {} : { signal };
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
