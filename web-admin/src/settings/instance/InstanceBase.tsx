import { instanceFlags } from '@kontor/domain/settings/option-flags';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { Panel } from '../../ui/Panel.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { ToggleRow, Toggles } from '../form/ToggleRow.js';
import { useSettingsForm } from '../form/use-settings-form.js';
import { instanceForm, type InstanceForm } from './instance-form.js';
import { StrongFactorRoles } from './StrongFactorRoles.js';

/** The settings of the installation (R3 §2.9). */
export function InstanceBase({ reading }: { readonly reading: SettingsReading }) {
  const form = useSettingsForm({ reading, ...instanceForm });
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
      <Panel>
        <TextInput
          label="Lesezugriffe aufbewahren (Monate)"
          hint="Danach bleibt im Protokoll von einem Lesezugriff nur seine Prüfsumme. Alles andere bleibt bis zum Ende des fünften Kalenderjahres."
          inputMode="numeric"
          value={values.auditReadMonths}
          error={form.problems['auditReadMonths']}
          onChange={(auditReadMonths) => change({ auditReadMonths })}
        />
      </Panel>
      <Panel>
        <StrongFactorRoles
          value={values.strongFactorRoles}
          onChange={(strongFactorRoles) => change({ strongFactorRoles })}
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
