import { reminderTopics, type ReminderTopic } from '../reminder/reminder-topic.js';
import { command, event, remindersSince, type CaseRow, type RowName } from './case-row.js';
import type { MailKind } from './case-snapshot.js';
import type { StatusCode } from './case-status.js';
import { remindedStatuses, unfinishedStatuses } from './case-table.statuses.js';
import { commandRows } from './case-table.commands.js';
import { eventRows } from './case-table.events.js';
import { guardRows } from './case-table.guards.js';

const row = { from: remindedStatuses, to: 'same', duringRun: true, since: remindersSince } as const;
const byBank = { ...row, who: 'ROLE_ADMIN' } as const;

/** The mail of each topic. */
const mailsOf = (topic: ReminderTopic): readonly MailKind[] => [`${topic}Reminder`];

/** Whoever has something to do is reminded, by the case or by the bank, until they stop it or the bank pauses it. */
const reminderRows: readonly CaseRow[] = [
  command({ ...row, name: 'stopReminders', from: unfinishedStatuses, who: 'customer' }),
  ...reminderTopics.map((variant) =>
    command({ ...byBank, name: 'remind', variant, conditions: ['customerExpected'], mails: mailsOf(variant) }),
  ),
  command({ ...byBank, name: 'pauseReminders' }),
  command({ ...byBank, name: 'resumeReminders' }),
  event({ ...row, name: 'reminderDue' }),
  event({ ...row, name: 'remindersPlanned' }),
  ...reminderTopics.map((variant) => event({ ...row, name: 'remindersPlanned', variant, mails: mailsOf(variant) })),
];

/** Every rule of the process, of all revisions. */
export const caseTable: readonly CaseRow[] = [...commandRows, ...guardRows, ...eventRows, ...reminderRows];

/** From this revision on the workflow does the same with fewer events in its history; no row differs. */
const briefHistorySince = 6;

/** Whether a case of a revision keeps its history short. */
export const keepsHistoryBrief = (revision: number): boolean => revision >= briefHistorySince;

/** The revision of new cases; a running case keeps its own until it continues as new. */
export const currentRevision = Math.max(
  briefHistorySince,
  ...caseTable.flatMap(({ since, until = 0 }) => [since, until + 1]),
);

/** The rules as they stand at a revision. */
export function rowsAt(revision: number): readonly CaseRow[] {
  return caseTable.filter((row) => row.since <= revision && (row.until === undefined || revision <= row.until));
}

/** The row for a name in a status, or undefined when the table has none. Without a variant the first row counts. */
export function rowFor(input: {
  readonly revision: number;
  readonly name: RowName;
  readonly status: StatusCode;
  readonly variant?: string | null | undefined;
}): CaseRow | undefined {
  return rowsAt(input.revision).find(
    (row) =>
      row.name === input.name &&
      row.from.includes(input.status) &&
      (input.variant === undefined || row.variant === input.variant),
  );
}
