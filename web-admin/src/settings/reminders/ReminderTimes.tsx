import { lastReminderLabel, mostReminders, reminderKinds, reminderLabels } from '@kontor/domain/reminder/reminder';
import { reminderHours } from '@kontor/domain/reminder/reminder-times';
import { TextInput } from '../../ui/fields/TextInput.js';
import { Panel } from '../../ui/Panel.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { ReminderExample } from './ReminderExample.js';
import { remindersForm, type RemindersForm } from './reminders-form.js';

const listHint = `durch Komma getrennt, z. B. 3, 7, 14; höchstens ${mostReminders}. Leer: keine Erinnerung.`;
const lastHint = 'Nennt den Tag, an dem der Antrag abläuft. 0: keine letzte Erinnerung.';

/** When customers are reminded of a draft, of the identity check, and of what the bank asks for. */
export function ReminderTimes({ reading }: { readonly reading: SettingsReading }) {
  const form = useDraftForm<RemindersForm>('reminders', { reading, ...remindersForm });
  const { form: values, change, problems } = form;
  return (
    <SettingsFrame form={form} preview={<ReminderExample form={values} />} previewTitle="Wann erinnert würde">
      <Panel style={{ display: 'grid', gap: 16 }}>
        {reminderKinds.map((kind) => (
          <TextInput
            key={kind}
            label={reminderLabels[kind].label}
            hint={`${reminderLabels[kind].from}, ${listHint}`}
            autoComplete="off"
            value={values[kind]}
            error={problems[kind]}
            onChange={(days) => change({ [kind]: days })}
          />
        ))}
        <TextInput
          label={lastReminderLabel}
          hint={lastHint}
          inputMode="numeric"
          autoComplete="off"
          value={values.lastBeforeExpiry}
          error={problems['lastBeforeExpiry']}
          onChange={(lastBeforeExpiry) => change({ lastBeforeExpiry })}
        />
        <p style={{ margin: 0 }}>
          Erinnert wird montags bis freitags von {reminderHours.from} bis {reminderHours.until} Uhr, nicht an
          bundesweiten Feiertagen. Sonst wird am nächsten Arbeitstag um {reminderHours.from} Uhr erinnert, je Art
          höchstens einmal am Tag.
        </p>
      </Panel>
    </SettingsFrame>
  );
}
