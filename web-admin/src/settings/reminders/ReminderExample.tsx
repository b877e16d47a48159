import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import {
  lastReminderProblem,
  reminderDaysProblem,
  reminderKinds,
  reminderLabels,
  type ReminderKind,
} from '@kontor/domain/reminder/reminder';
import { useState, type KeyboardEvent } from 'react';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { PreviewBox } from '../../ui/PreviewBox.js';
import { formatExact } from '../../ui/time/time.js';
import {
  afterText,
  exampleOf,
  expiryDays,
  lastExample,
  startOf,
  timeText,
  type ExampleReminder,
} from './reminder-example.js';
import { daysOf, numberOf, type RemindersForm } from './reminders-form.js';

/** The example belongs to no setting, so Enter in its fields saves nothing. */
const keepInField = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** When the reminders of the form would be sent in a case that starts at a chosen time. */
export function ReminderExample({ form }: { readonly form: RemindersForm }) {
  const [date, setDate] = useState(() => formatGermanDate(germanyToday(Date.now())));
  const [time, setTime] = useState('10:00');
  const start = startOf(date, time);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FieldRow onKeyDown={keepInField}>
        <TextInput label="Beginn am" inputMode="numeric" autoComplete="off" value={date} onChange={setDate} />
        <TextInput label="Uhrzeit" inputMode="numeric" autoComplete="off" value={time} onChange={setTime} />
      </FieldRow>
      {start === undefined ? (
        <p role="status">Bitte geben Sie das Datum als TT.MM.JJJJ und die Uhrzeit als HH:MM an.</p>
      ) : (
        <>
          {reminderKinds.map((kind) => (
            <KindExample key={kind} kind={kind} typed={form[kind]} start={start} />
          ))}
          <LastExample typed={form.lastBeforeExpiry} start={start} />
        </>
      )}
    </div>
  );
}

const checkInput = <p>Bitte prüfen Sie Ihre Eingabe.</p>;
const none = <p>Keine Erinnerung.</p>;

interface KindExampleProps {
  readonly kind: ReminderKind;
  readonly typed: string;
  readonly start: number;
}

function KindExample({ kind, typed, start }: KindExampleProps) {
  const days = daysOf(typed);
  const isValid = reminderDaysProblem(days) === undefined;
  return (
    <PreviewBox title={reminderLabels[kind].label}>
      {isValid ? null : checkInput}
      {isValid && days.length === 0 ? none : null}
      {isValid && days.length > 0 ? (
        <ul>
          {exampleOf(kind, days, start).map((reminder) => (
            <li key={reminder.days}>{reminderText(reminder)}</li>
          ))}
        </ul>
      ) : null}
    </PreviewBox>
  );
}

function reminderText({ days, at, isMoved }: ExampleReminder): string {
  if (at === undefined) return `Keine ${afterText(days)}, weil der Antrag dann abgelaufen ist`;
  return `${timeText(at)} (${afterText(days)}${isMoved ? ', verschoben' : ''})`;
}

function LastExample({ typed, start }: { readonly typed: string; readonly start: number }) {
  const days = numberOf(typed.trim());
  const isValid = lastReminderProblem(days) === undefined;
  const { expiry, at } = lastExample(start, isValid ? days : 0);
  return (
    <PreviewBox title="Letzte Erinnerung vor dem Ablauf">
      <p>
        Ohne weitere Eingabe läuft der Antrag am {formatExact(expiry)} ab, nach {expiryDays} Tagen.
      </p>
      {isValid ? null : checkInput}
      {isValid && at === undefined ? none : null}
      {at === undefined ? null : (
        <ul>
          <li>{timeText(at)}</li>
        </ul>
      )}
    </PreviewBox>
  );
}
