import { baseOfForm, formOfBase, type BaseForm } from './base-form.js';
import { baseFormSchema } from './base-form.schema.js';
import { areSwitchAddressesEnabled } from '@kontor/domain/settings/option-flags';
import { Panel } from '../../ui/Panel.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { ToggleRow } from '../form/ToggleRow.js';
import { useSettingsForm, type FieldProblems } from '../form/use-settings-form.js';
import { baseGroups, type BaseField } from './base-fields.js';
import { BasePreview } from './BasePreview.js';
import { ImageInput } from './ImageInput.js';

function problemsOf(form: BaseForm): FieldProblems {
  const issues = baseFormSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

/** Texts, links and images of the bank (R3 §2.8, §3). */
export function BaseSettings({ reading }: { readonly reading: SettingsReading }) {
  const form = useSettingsForm<BaseForm>({
    reading,
    formOf: ({ settings }) => formOfBase(settings),
    valuesOf: (base, { settings }) => baseOfForm(base, settings.tempConfig),
    problemsOf,
  });
  return (
    <SettingsFrame form={form} preview={<BasePreview form={form.form} />}>
      {baseGroups.map(({ title, fields }) => (
        <Panel key={title} aria-label={title}>
          <div style={{ display: 'grid', gap: 12 }}>
            <h3>{title}</h3>
            {fields.map((field) => (
              <BaseFieldInput
                key={field.name}
                field={field}
                form={form.form}
                problem={form.problems[field.name]}
                onChange={(value) => form.change({ [field.name]: value })}
              />
            ))}
          </div>
        </Panel>
      ))}
    </SettingsFrame>
  );
}

interface BaseFieldInputProps {
  readonly field: BaseField;
  readonly form: BaseForm;
  readonly problem: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

function BaseFieldInput({ field: { name, label, kind, hint }, form, problem, onChange }: BaseFieldInputProps) {
  const value = form[name];
  if (typeof value === 'boolean') return <ToggleRow label={label} isOn={value} onChange={onChange} />;
  const shared = { label, value, onChange, error: problem, ...(hint === undefined ? {} : { hint }) };
  if (kind === 'image') return <ImageInput {...shared} />;
  if (kind === 'html') return <TextInput {...shared} multiline minRows={4} />;
  const isSwitch = name === 'onlineBankingUrl' || name === 'contactUrl';
  return (
    <TextInput
      {...shared}
      disabled={isSwitch && !areSwitchAddressesEnabled(form)}
      inputMode={kind === 'address' ? 'url' : kind === 'mail' ? 'email' : 'text'}
    />
  );
}
