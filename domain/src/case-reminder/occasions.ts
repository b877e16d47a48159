import type { CaseSnapshot, HistoryEntry, MailKind } from '../case/case-snapshot.js';
import { asksForDocuments, caseStatus, isBesideChecks, isFormOpen } from '../case/case-status.js';
import { isCheckOpen, waitingForOf } from '../case/waiting-for.js';
import type { PersonId } from '../person/person-id.js';
import type { Occasion, Reminded, SentReminder } from '../reminder/due-reminders.js';
import type { ReminderTopic } from '../reminder/reminder-topic.js';

/** The mail of each topic. */
export const reminderMails = {
  draft: 'draftReminder',
  identityCheck: 'identityCheckReminder',
  missingInformation: 'missingInformationReminder',
  expiry: 'expiryReminder',
} as const satisfies Readonly<Record<ReminderTopic, MailKind>>;

const mailKinds: readonly string[] = Object.values(reminderMails);

/** Whether a mail of this kind reminds somebody. */
export const isReminderMail = (kind: string): boolean => mailKinds.includes(kind);

/** Causes of history lines that are about reminders; they move no case. */
const reminderCauses: readonly string[] = [
  'remindersPlanned',
  'remind',
  'pauseReminders',
  'resumeReminders',
  'stopReminders',
];

export const isAboutReminders = ({ cause }: Pick<HistoryEntry, 'cause'>): boolean => reminderCauses.includes(cause);

/** What is read of a case to remind of it. */
export interface ReminderSource {
  readonly snapshot: CaseSnapshot;
  readonly history: readonly HistoryEntry[];
  /** Last save of the form, ms since 1970; null without one. */
  readonly savedAt: number | null;
  /** Since when nobody has moved the case on, ms since 1970. */
  readonly waitingSince: number;
  /** How long a draft is kept after its last save, ms. */
  readonly draftWindowMs: number;
  readonly approvalOpen?: boolean;
}

/** A case as far as its reminders go. */
export function remindedOf(source: ReminderSource): Reminded {
  const { snapshot, history } = source;
  return {
    occasions: occasionsOf(source),
    coSigners: snapshot.persons.filter(({ acting }) => !acting).map(({ personId }) => personId),
    expiry: expiryOf(source),
    sent: history.flatMap(sentIn),
    stopped: snapshot.reminders?.stopped ?? [],
  };
}

/** The process learns of a later save only when the window of the draft ends. */
function expiryOf({ snapshot: { status, dueAt }, savedAt, draftWindowMs }: ReminderSource): number | null {
  if (dueAt === null || savedAt === null || !isFormOpen(status)) return dueAt;
  return Math.max(dueAt, savedAt + draftWindowMs);
}

function sentIn({ mails, personId, at }: HistoryEntry): readonly SentReminder[] {
  const topics = Object.entries(reminderMails) as readonly [ReminderTopic, MailKind][];
  return topics.filter(([, mail]) => mails.includes(mail)).map(([topic]) => ({ topic, personId, at }));
}

/** What the customer and the persons have to do now; nothing while the bank or a provider has to. */
function occasionsOf(source: ReminderSource): readonly Occasion[] {
  const { snapshot, savedAt, waitingSince, approvalOpen = false } = source;
  const { status } = snapshot;
  if (waitingForOf({ ...snapshot, approvalOpen }) !== 'customer') return [];
  if (isFormOpen(status)) return [ofCase('draft', Math.max(waitingSince, savedAt ?? 0))];
  if (isBesideChecks(status)) return personOccasions(source);
  const isAsked = asksForDocuments(status) || asksTheCustomer.includes(status);
  return isAsked ? [ofCase('missingInformation', waitingSince)] : [];
}

/** Persons differ from the registers, or the bank asks. */
const asksTheCustomer: readonly number[] = [
  caseStatus.transferring,
  caseStatus.researchMismatch,
  caseStatus.dataRequested,
];

const ofCase = (topic: Occasion['topic'], start: number): Occasion => ({
  topic,
  personId: null,
  start,
});

function personOccasions({ snapshot: { persons }, history, waitingSince }: ReminderSource): readonly Occasion[] {
  const since = (personId: PersonId): number =>
    history.findLast((line) => line.personId === personId && !isAboutReminders(line))?.at ?? waitingSince;
  const checks = persons
    .filter(isCheckOpen)
    .map(({ personId }): Occasion => ({ topic: 'identityCheck', personId, start: since(personId) }));
  const asked = persons
    .filter(({ status }) => status === 'information_required')
    .map(({ personId }) => since(personId));
  return asked.length === 0 ? checks : [...checks, ofCase('missingInformation', Math.min(...asked))];
}
