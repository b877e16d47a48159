import { idleMinutes } from '@kontor/domain/settings/idle-minutes';
import { instanceFlags } from '@kontor/domain/settings/option-flags';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { Panel } from '../../ui/Panel.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { ToggleRow, Toggles } from '../form/ToggleRow.js';
import { useSettingsForm } from '../form/use-settings-form.js';

interface InstanceForm {
  readonly showVersion: boolean;
  readonly strictEmailValidation: boolean;
  readonly instanceDeactivated: boolean;
  readonly usersnapKey: string;
  /** As typed. */
  readonly staffIdleMinutes: string;
}

const isIdleMinutes = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= idleMinutes.least && Number(typed) <= idleMinutes.most;

/** The settings of the installation (R3 §2.9). */
export function InstanceBase({ reading }: { readonly reading: SettingsReading }) {
  const form = useSettingsForm<InstanceForm>({
    reading,
    formOf: ({
      settings: { showVersion, strictEmailValidation, instanceDeactivated, usersnapKey, staffIdleMinutes },
    }) => ({
      showVersion,
      strictEmailValidation,
      instanceDeactivated,
      usersnapKey,
      staffIdleMinutes: String(staffIdleMinutes),
    }),
    valuesOf: (values) => ({
      ...values,
      usersnapKey: values.usersnapKey.trim(),
      staffIdleMinutes: Number(values.staffIdleMinutes),
    }),
    problemsOf: ({ usersnapKey, staffIdleMinutes }): Readonly<Record<string, string>> => ({
      ...(usersnapKey.length > 200 ? { usersnapKey: 'Maximal 200 Zeichen möglich' } : {}),
      ...(isIdleMinutes(staffIdleMinutes)
        ? {}
        : { staffIdleMinutes: `Ganze Zahl von ${idleMinutes.least} bis ${idleMinutes.most} erforderlich` }),
    }),
  });
  const [isAsked, setAsked] = useState(false);
  const { form: values, change } = form;
  const isToBeAsked = values.instanceDeactivated && !reading.settings.instanceDeactivated;
  return (
    <SettingsFrame form={{ ...form, save: isToBeAsked ? () => setAsked(true) : form.save }}>
      <Panel>
        <Toggles>
          {instanceFlags.map(({ name, label, inverted }) => (
            <ToggleRow
              key={name}
              label={label}
              isOn={values[name as keyof InstanceForm] !== inverted}
              onChange={(isOn) => change({ [name]: isOn !== inverted })}
            />
          ))}
        </Toggles>
      </Panel>
      <Panel>
        <TextInput
          label="Usersnap-Schlüssel"
          hint="Wird gespeichert und ausgeliefert. Ein fremdes Skript wird nicht geladen."
          value={values.usersnapKey}
          error={form.problems['usersnapKey']}
          onChange={(usersnapKey) => change({ usersnapKey })}
        />
      </Panel>
      <Panel>
        <TextInput
          label="Bankzugang sperren nach (Minuten ohne Eingabe)"
          hint="Eine Minute vorher erscheint eine Warnung. Entwürfe bleiben erhalten."
          inputMode="numeric"
          value={values.staffIdleMinutes}
          error={form.problems['staffIdleMinutes']}
          onChange={(staffIdleMinutes) => change({ staffIdleMinutes })}
        />
      </Panel>
      <ConfirmDialog
        isOpen={isAsked}
        title="Instanz deaktivieren?"
        confirmLabel="Instanz deaktivieren"
        isDangerous
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          form.save();
        }}
      >
        <p>
          Niemand kann sich mehr registrieren, bis Sie die Instanz wieder aktivieren. Begonnene Anträge laufen weiter.
        </p>
      </ConfirmDialog>
    </SettingsFrame>
  );
}
