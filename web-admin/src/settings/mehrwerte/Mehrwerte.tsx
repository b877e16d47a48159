import { canSaveMehrwerte } from './edit-mehrwerte.js';
import type { MehrwerteSettings } from '@kontor/domain/mehrwerte/mehrwerte';
import type { SettingsReading } from '../form/settings-reading.js';
import { settingProblems } from '../form/schema-problems.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import { MehrwerteForm } from './MehrwerteForm.js';
import { MehrwertePreview } from './MehrwertePreview.js';

/** The added-value options; saving is disabled while a key is empty or repeated (R3 §4.5, §5). */
export function Mehrwerte({ reading }: { readonly reading: SettingsReading }) {
  const { form: settings, ...frame } = useDraftForm<MehrwerteSettings>('mehrwerte', {
    reading,
    formOf: ({ settings: { mehrwerte } }) => mehrwerte,
    valuesOf: (form) => ({ mehrwerte: form }),
    problemsOf: (form) => settingProblems('mehrwerte', form),
  });
  return (
    <SettingsFrame
      form={frame}
      isSaveDisabled={!canSaveMehrwerte(settings.mehrwerte)}
      preview={<MehrwertePreview settings={settings} />}
    >
      <MehrwerteForm settings={settings} problems={frame.problems} onChange={frame.change} />
    </SettingsFrame>
  );
}
