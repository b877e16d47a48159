import type { CaseId } from '@kontor/domain/case/case-id';
import { isReminderMail } from '@kontor/domain/case-reminder/occasions';
import type { PersonId } from '@kontor/domain/person/person-id';
import { nextReminderTime } from '@kontor/domain/reminder/reminder-times';
import type { CaseRecord, OutboxMail } from './case-record.js';
import { changeCase } from './change-case.js';
import type { CaseRepository } from './case.repository.js';
import type { QueuedMailKind } from './queued-mail-kind.js';

/** A mail to render and send. */
export interface DueMail {
  readonly caseId: CaseId;
  readonly mailId: string;
  readonly kind: QueuedMailKind;
  readonly personId: PersonId | null;
  readonly attempts: number;
  readonly traceparent?: string;
}

/** The mails of transitions. Taking one does not remove it: it stays until it is `sent`, so that none is lost. */
export interface CaseMailbox {
  due(limit: number): Promise<readonly DueMail[]>;
  sent(caseId: CaseId, mailId: string): Promise<void>;
  /** Postpones a mail; once it is refused or out of attempts, marks it as failed and reports that to the case. */
  failed(caseId: CaseId, mailId: string, reason: 'refused' | 'transient'): Promise<void>;
  /** First due time of the oldest waiting mail, ms since 1970; null without one. */
  waitingSince(): Promise<number | null>;
  /** Subscribes to added mails; returns the unsubscribe function. */
  onDue(listener: () => void): () => void;
}

const firstPauseMs = 4_000;
const longestPauseMs = 60 * 60 * 1000;

/** After so many attempts, over about a day, a mail is undeliverable. */
export const maxMailAttempts = 34;

/** How long a mail waits after this attempt, from 1 on, ms. */
export function mailPause(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
}

/** Number of cases that are searched for the oldest waiting mail, because the relay takes the oldest cases first. */
const oldestCases = 25;

export interface CaseMailboxOptions {
  readonly cases: CaseRepository;
  readonly now: () => number;
  readonly reportFailure: (caseId: CaseId, mailId: string) => Promise<void>;
}

export function createCaseMailbox({
  cases,
  now,
  reportFailure,
}: CaseMailboxOptions): CaseMailbox & { readonly wake: () => void } {
  const listeners = new Set<() => void>();
  return {
    wake: () => listeners.forEach((listener) => listener()),
    onDue: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    due: async (limit) => {
      const found = await cases.withDueMail(now(), limit);
      return found.flatMap((one) => dueMails(one, now())).slice(0, limit);
    },
    waitingSince: async () => {
      const found = await cases.withDueMail(Number.MAX_SAFE_INTEGER, oldestCases);
      const since = found.flatMap(({ outbox }) => outbox.filter(({ state }) => state === 'due').map(dueFirst));
      return since.length === 0 ? null : Math.min(...since);
    },
    sent: async (caseId, mailId) => {
      await cases.dropMail(caseId, mailId);
    },
    failed: async (caseId, mailId, reason) => {
      const after = await changeCase(cases, caseId, ({ outbox }) => ({
        outbox: outbox.map((mail) => (mail.mailId === mailId ? postponed(mail, now(), reason === 'refused') : mail)),
      }));
      const mail = after?.outbox.find((one) => one.mailId === mailId);
      if (mail?.state === 'failed') await reportFailure(caseId, mailId);
    },
  };
}

function dueFirst({ since, dueAt }: OutboxMail): number {
  return since ?? dueAt;
}

function dueMails(one: Pick<CaseRecord, '_id' | 'outbox'>, now: number): DueMail[] {
  return one.outbox
    .filter(({ state, dueAt }) => state === 'due' && dueAt <= now)
    .map(({ dueAt: _dueAt, state: _state, since: _since, ...mail }) => ({ caseId: one._id, ...mail }));
}

function postponed(mail: OutboxMail, now: number, refused: boolean): OutboxMail {
  const attempts = mail.attempts + 1;
  const state = refused || attempts >= maxMailAttempts ? 'failed' : 'due';
  const wanted = now + mailPause(attempts);
  const dueAt = isReminderMail(mail.kind) ? nextReminderTime(wanted) : wanted;
  // A wait for the hours of reminders is no delay.
  return { ...mail, attempts, dueAt, state, since: dueAt > wanted ? dueAt : dueFirst(mail) };
}
