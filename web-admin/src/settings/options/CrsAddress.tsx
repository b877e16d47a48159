import { settingSchemas } from '@kontor/domain/settings/setting-values.schema';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { ResetButton } from '../form/ResetButton.js';
import { SaveProblem } from '../form/SaveProblem.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { UnsavedGuard } from '../form/UnsavedGuard.js';
import { useSettingsForm, type FieldProblems } from '../form/use-settings-form.js';

interface AddressForm {
  readonly address: string;
}

/** The address that explains the CRS types to the customer. */
export function CrsAddress({ label, reading }: { readonly label: string; readonly reading: SettingsReading }) {
  const form = useSettingsForm<AddressForm>({
    reading,
    formOf: ({ settings }) => ({ address: settings.crsTypeClarificationUrl }),
    valuesOf: ({ address }) => ({ crsTypeClarificationUrl: address.trim() }),
    problemsOf,
  });
  const { address } = form.form;
  const problem = problemsOf(form.form)['address'];
  return (
    <form
      style={{ display: 'grid', gap: 8, padding: '8px 0 8px 40px' }}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <UnsavedGuard isOn={form.isChanged} />
      <TextInput
        label={label}
        value={address}
        inputMode="url"
        error={form.isChanged ? problem : undefined}
        onChange={(text) => form.change({ address: text })}
      />
      <SaveProblem form={form} />
      <div style={{ display: 'flex', gap: 8 }}>
        <ActionButton type="submit" isRunning={form.isSaving} disabled={!form.isChanged || problem !== undefined}>
          Webadresse speichern
        </ActionButton>
        <ResetButton isChanged={form.isChanged} onReset={form.reset} />
      </div>
    </form>
  );
}

function problemsOf({ address }: AddressForm): FieldProblems {
  const issue = settingSchemas.crsTypeClarificationUrl.safeParse(address.trim()).error?.issues[0];
  return issue === undefined ? {} : { address: issue.message };
}
