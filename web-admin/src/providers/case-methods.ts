import type { CaseId } from '@kontor/domain/case/case-id';
import type { StatusCode } from '@kontor/domain/case/case-status';
import { targetStatusOf, type StatusChoice } from '@kontor/domain/case/status-command';
import { releaseCase } from '@kontor/api/case/release.routes';
import { createAccount, createGirocard, linkExistingParty, passToCoreBanking } from '@kontor/api/case/booking.routes';
import {
  assignCase,
  assignCases,
  countCases,
  disableProcess,
  exportCases,
  getHistory,
  listActiveStatuses,
  listClerks,
  setStatus,
  syncWithProvider,
} from '@kontor/api/case/staff-case.routes';
import type { HistoryRow } from '@kontor/api/case/case.schema';
import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import { clearFollowUp, setFollowUp } from '@kontor/api/follow-up/follow-up.routes';
import { pauseReminders, readReminders, sendReminder } from '@kontor/api/reminder/reminder.routes';
import type { CaseReminders, RemindBody } from '@kontor/api/reminder/reminder.schema';
import type { RouteData, RouteInput } from '@kontor/api/route/route';
import type { BookingMode } from '@kontor/domain/core-banking/booking';
import type { ExistingParty } from '@kontor/domain/core-banking/existing-party';
import { abortBy } from './abort-by.js';
import { api } from './api.js';

/** The answer of a booking, or `async` when it continues in the background. */
export type Booking<T> = { readonly kind: 'done'; readonly answer: T } | { readonly kind: 'async' };

export type PartiesAnswer = Exclude<RouteData<typeof passToCoreBanking>, { async: true }>;
export type AccountAnswer = Exclude<RouteData<typeof createAccount>, { async: true }>;
export type GirocardAnswer = Exclude<RouteData<typeof createGirocard>, { async: true }>;

/** How a case ends with success. */
interface FinishChoice {
  readonly accountOpened?: boolean | undefined;
  readonly reason?: string | undefined;
}

/** Custom methods of the data provider for one case. Each throws `ApiProblem`. */
export const caseMethods = {
  historyOf: async (id: CaseId, signal?: AbortSignal): Promise<HistoryRow[]> =>
    (await api.send(getHistory, { params: { id }, ...abortBy(signal) })).data,
  /** How many cases each filter of the list finds. */
  countCases: async (filters: readonly object[], signal?: AbortSignal): Promise<number[]> =>
    (await api.send(countCases, { query: { filters: JSON.stringify(filters) }, ...abortBy(signal) })).data,
  /** The cases of a filter as a file, in the order of the list. */
  exportCases: async (body: RouteInput<typeof exportCases>['body']): Promise<Blob> =>
    (await api.send(exportCases, { body })).data,
  activeStatuses: async (signal?: AbortSignal) => (await api.send(listActiveStatuses, abortBy(signal))).data,

  /** Moves a case on. The reason is the note of a support fix, or the message that requests data from the customer. */
  moveCase: async (id: CaseId, choice: StatusChoice, reason?: string): Promise<void> => {
    const body = { status: targetStatusOf(choice), ...(reason === undefined ? {} : { reason }) };
    await api.send(setStatus, { params: { id }, body });
  },
  /**
   * Ends a case with success; without `accountOpened` what was booked counts. The reason is required while somebody is
   * not identified.
   */
  finishCase: async (id: CaseId, { accountOpened, reason }: FinishChoice): Promise<void> => {
    const status = targetStatusOf({ name: 'finish', success: true });
    const body = {
      status,
      ...(accountOpened === undefined ? {} : { accountOpened }),
      ...(reason === undefined ? {} : { reason }),
    };
    await api.send(setStatus, { params: { id }, body });
  },
  debugStatus: async (id: CaseId, status: StatusCode): Promise<void> => {
    await api.send(setStatus, { params: { id }, body: { status } });
  },
  remindersOf: async (id: CaseId, signal?: AbortSignal): Promise<CaseReminders> =>
    (await api.send(readReminders, { params: { id }, ...abortBy(signal) })).data,
  /** Reminds somebody now of what is awaited. */
  sendReminder: async (id: CaseId, body: RemindBody): Promise<void> => {
    await api.send(sendReminder, { params: { id }, body });
  },
  pauseReminders: async (id: CaseId, paused: boolean): Promise<void> => {
    await api.send(pauseReminders, { params: { id }, body: { paused } });
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
  /** Releases a case on hold for a reason, or transfers one again without. */
  releaseCase: async (id: CaseId, reason?: string): Promise<void> => {
    await api.send(releaseCase, { params: { id }, body: reason === undefined ? {} : { reason } });
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
  /** Decides that a party is one that the core bank has already. */
  linkExistingParty: async (id: CaseId, decision: ExistingParty): Promise<void> => {
    await api.send(linkExistingParty, { params: { id }, body: decision });
  },
  createAccount: async (id: CaseId): Promise<Booking<AccountAnswer>> => {
    const { status, data } = await api.send(createAccount, { params: { id } });
    return status === 202 ? { kind: 'async' } : { kind: 'done', answer: data as AccountAnswer };
  },
  createGirocard: async (id: CaseId): Promise<Booking<GirocardAnswer>> => {
    const { status, data } = await api.send(createGirocard, { params: { id } });
    return status === 202 ? { kind: 'async' } : { kind: 'done', answer: data as GirocardAnswer };
  },
};
