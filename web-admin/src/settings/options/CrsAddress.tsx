import { useState } from 'react';
import { settingSchemas } from '@kontor/domain/settings/setting-values.schema';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { ResetButton } from '../form/ResetButton.js';
import { UnsavedGuard } from '../form/UnsavedGuard.js';
import { useSaveSettings } from '../form/use-save-settings.js';

/** The address that explains the CRS types to the customer. */
export function CrsAddress({ label, reading }: { readonly label: string; readonly reading: SettingsReading }) {
  const [typed, setTyped] = useState<string>();
  const stored = reading.settings.crsTypeClarificationUrl;
  const value = typed ?? stored;
  const { mutate, isPending, error } = useSaveSettings(
    () => ({ crsTypeClarificationUrl: value.trim() }),
    () => setTyped(undefined),
  );
  const problem = settingSchemas.crsTypeClarificationUrl.safeParse(value.trim()).error?.issues[0]?.message;
  const isChanged = value !== stored;
  return (
    <form
      style={{ display: 'grid', gap: 8, padding: '8px 0 8px 40px' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) mutate(reading);
      }}
    >
      <UnsavedGuard isOn={isChanged} />
      <TextInput
        label={label}
        value={value}
        inputMode="url"
        error={isChanged ? problem : undefined}
        onChange={setTyped}
      />
      {error === null ? null : <ProblemNotice error={error} title="Die Webadresse konnte nicht gespeichert werden" />}
      <div style={{ display: 'flex', gap: 8 }}>
        <ActionButton type="submit" isRunning={isPending} disabled={!isChanged || problem !== undefined}>
          Webadresse speichern
        </ActionButton>
        <ResetButton isChanged={isChanged} onReset={() => setTyped(undefined)} />
      </div>
    </form>
  );
}
