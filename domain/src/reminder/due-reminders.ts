import type { PersonId } from '../person/person-id.js';
import { mostReminders, type ReminderKind, type Reminders } from './reminder.js';
import { mailboxOf, type ReminderTopic } from './reminder-topic.js';
import { lastReminderTime, nextReminderTime, reminderTimes } from './reminder-times.js';

export interface Reminder {
  readonly topic: ReminderTopic;
  /** The person whose check is open; null for what the customer does for the case. */
  readonly personId: PersonId | null;
}

/** Something that somebody has to do, and may be reminded of. */
export interface Occasion extends Reminder {
  readonly topic: ReminderKind;
  /** Since when it is awaited, ms since 1970. */
  readonly start: number;
}

export interface SentReminder extends Reminder {
  /** Ms since 1970. */
  readonly at: number;
}

/** A case as far as its reminders go. */
export interface Reminded {
  readonly occasions: readonly Occasion[];
  /** Persons with a mailbox of their own; they are reminded less often. */
  readonly coSigners: readonly PersonId[];
  /** When the case expires, ms since 1970; null when it does not. */
  readonly expiry: number | null;
  /** Every reminder of the case so far. */
  readonly sent: readonly SentReminder[];
  /** Who wants none: persons, and null for the customer. */
  readonly stopped: readonly (PersonId | null)[];
}

/** Tests shorten the days of reminders, which then come at any time. */
export interface ReminderClock {
  readonly now: number;
  readonly dayMs?: number | undefined;
}

const realDayMs = 24 * 60 * 60 * 1000;

/** Reminders of a kind to one co-signer, at the most. */
export const mostToCoSigners = 2;

/** Whether it is still awaited, by somebody who has not stopped reminders. */
export function isAwaited(reminded: Reminded, reminder: Reminder): boolean {
  if (reminded.stopped.includes(mailboxOf(reminded, reminder))) return false;
  const isOpen = (one: Occasion): boolean =>
    reminder.topic === 'expiry' ? mailboxOf(reminded, one) === null : isSameReminder(one, reminder);
  return reminded.occasions.some(isOpen);
}

/** How often somebody is reminded of the same, at the most. */
export const mostOf = (reminded: Reminded, reminder: Reminder): number =>
  mailboxOf(reminded, reminder) === null ? mostReminders : mostToCoSigners;

export const isSameReminder = (one: Reminder, other: Reminder): boolean =>
  one.topic === other.topic && one.personId === other.personId;

/**
 * The next reminder of each occasion, and the last one before the case expires, with the time it is sent; the earliest
 * first. Nobody gets two on a day, one who stopped them gets none, and a kind has three at the most (two to a co-signer).
 * What should have been sent before now is sent in the next hours in which reminders are sent.
 */
export function plannedReminders(
  reminded: Reminded,
  settings: Reminders,
  clock: ReminderClock,
): readonly SentReminder[] {
  const { occasions, stopped } = reminded;
  const open = occasions.filter((occasion) => !stopped.includes(mailboxOf(reminded, occasion)));
  const planned = open.flatMap((occasion) => {
    const wanted = nextOf(occasion, reminded, settings, clock);
    return wanted === undefined ? [] : [sendable({ ...occasion, wanted }, reminded, clock)];
  });
  const last = open.some((occasion) => mailboxOf(reminded, occasion) === null) ? lastOf(reminded, settings, clock) : [];
  return [...planned, ...last]
    .filter(({ at }) => reminded.expiry === null || at < reminded.expiry)
    .sort((one, other) => one.at - other.at);
}

/** When the next reminder of an occasion is due by the days of its kind; undefined after the last one. */
function nextOf(occasion: Occasion, reminded: Reminded, settings: Reminders, clock: ReminderClock) {
  const { sent, expiry } = reminded;
  const before = sent.filter((one) => isSameReminder(one, occasion));
  if (before.length >= mostOf(reminded, occasion)) return undefined;
  const { start, topic } = occasion;
  const sinceStart = before.filter(({ at }) => at >= start);
  const { dayMs } = clock;
  const days = settings[topic];
  const count = sinceStart.length;
  const day = days[count];
  if (day === undefined) return undefined;
  if (dayMs !== undefined) return start + day * dayMs;
  const times = reminderTimes({ start, days, expiry: expiry ?? Infinity });
  const [last, planned] = [sinceStart.at(-1)?.at ?? -Infinity, times[count - 1] ?? Infinity];
  if (last < planned + realDayMs) return times[count];
  // The one before came late, as after a pause: the next one keeps its distance.
  return reminderTimes({ start: last, days: [day - (days[count - 1] ?? 0)], expiry: expiry ?? Infinity })[0];
}

/** The reminder that the case expires; none once it was sent for this wait. */
function lastOf(reminded: Reminded, settings: Reminders, clock: ReminderClock): readonly SentReminder[] {
  const { expiry, sent, occasions } = reminded;
  if (expiry === null) return [];
  const start = Math.min(...occasions.map((occasion) => occasion.start));
  const isSent = sent.some(({ topic, at }) => topic === 'expiry' && at >= start);
  const { lastBeforeExpiry: days } = settings;
  const { dayMs } = clock;
  const wanted = dayMs === undefined || days === 0 ? lastReminderTime(expiry, days) : expiry - days * dayMs;
  // A wait that is shorter than these days has only just started.
  if (isSent || wanted === undefined || wanted <= start) return [];
  return [sendable({ topic: 'expiry', personId: null, wanted }, reminded, clock)];
}

/** The first time from the wanted one on at which a mailbox may get a reminder. */
function sendable(
  { topic, personId, wanted }: Reminder & { readonly wanted: number },
  reminded: Reminded,
  { now, dayMs }: ReminderClock,
): SentReminder {
  const from = Math.max(wanted, now);
  if (dayMs !== undefined) return { topic, personId, at: from };
  const mailbox = mailboxOf(reminded, { personId });
  const toMailbox = reminded.sent.filter((one) => mailboxOf(reminded, one) === mailbox);
  const last = Math.max(-Infinity, ...toMailbox.map(({ at }) => at));
  return { topic, personId, at: nextReminderTime(from, last) };
}

/** What is due now, and when to look again (ms since 1970; null when nothing follows as far as is known). */
export function dueReminders(
  reminded: Reminded,
  settings: Reminders,
  clock: ReminderClock,
): { readonly due: readonly Reminder[]; readonly nextAt: number | null } {
  const due: Reminder[] = [];
  let sent = reminded.sent;
  // One to a mailbox moves the others of it to another day.
  for (;;) {
    const [next] = plannedReminders({ ...reminded, sent }, settings, clock);
    if (next === undefined || next.at > clock.now) return { due, nextAt: next?.at ?? null };
    due.push({ topic: next.topic, personId: next.personId });
    sent = [...sent, next];
  }
}
