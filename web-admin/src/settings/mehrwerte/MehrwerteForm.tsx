import { mehrwerteKeyMessages, withChangedMehrwert, withNewMehrwert } from './edit-mehrwerte.js';
import { mehrwerteKeyProblems, type MehrwerteSettings } from '@kontor/domain/mehrwerte/mehrwerte';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { ItemList } from '../../ui/fields/ItemList.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Tag } from '../../ui/Tag.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { hasProblem } from '../form/schema-problems.js';
import type { FieldProblems } from '../form/use-settings-form.js';
import { keyProblemOf } from './key-problem.js';
import { MehrwertFields } from './MehrwertFields.js';

import { EnglishFields } from '../english/EnglishFields.js';
import { withEnglish } from '../english/with-english.js';

interface MehrwerteFormProps {
  readonly settings: MehrwerteSettings;
  readonly problems: FieldProblems;
  readonly onChange: (settings: MehrwerteSettings) => void;
}

const texts = [
  { field: 'headline', label: 'Überschrift', hint: 'Ohne Angabe: „Was können wir noch für Sie tun?“' },
  { field: 'subtext', label: 'Text darunter', hint: undefined },
  { field: 'checkboxText', label: 'Text neben dem Kästchen', hint: 'Ohne Angabe: „Das interessiert mich.“' },
] as const;

export function MehrwerteForm({ settings, problems, onChange }: MehrwerteFormProps) {
  const options = settings.mehrwerte;
  const change = (mehrwerte: MehrwerteSettings['mehrwerte']): void => onChange({ ...settings, mehrwerte });
  return (
    <>
      <CheckRow
        label="Mehrwerte anbieten"
        checked={settings.active}
        onChange={(active) => onChange({ ...settings, active })}
      />
      {texts.map(({ field, label, hint }) => (
        <TextInput
          key={field}
          label={label}
          hint={hint}
          value={settings[field] ?? ''}
          error={problems[field]}
          onChange={(text) => onChange({ ...settings, [field]: text })}
        />
      ))}
      <EnglishFields
        fields={texts.map(({ field, label }) => ({ name: field, label }))}
        value={settings.en}
        problemOf={(field) => problems[`en.${field}`]}
        onChange={(field, text) => onChange(withEnglish(settings, { ...settings.en, [field]: text }))}
      />
      <FieldGroup title="Mehrwerte">
        {mehrwerteKeyProblems(options).map((problem) => (
          <Notice key={problem} tone="danger" live>
            {mehrwerteKeyMessages[problem]}
          </Notice>
        ))}
        <ItemList
          items={options}
          onChange={change}
          addLabel="Mehrwert hinzufügen"
          onAdd={() => change(withNewMehrwert(options))}
          titleOf={({ label, key }) => (label.trim() === '' ? key : label)}
          noteOf={({ active, editable }) => (
            <>
              {editable ? null : <Tag>Vorgegeben</Tag>}
              {active ? null : <Tag tone="warning">Aus</Tag>}
            </>
          )}
          isMarked={(index) => keyProblemOf(options, index) !== undefined || hasProblem(problems, `mehrwerte.${index}`)}
          canDelete={({ editable }) => editable}
        >
          {(option, index) => (
            <MehrwertFields
              option={option}
              problemOf={(field) =>
                (field === 'key' ? keyProblemOf(options, index) : undefined) ?? problems[`mehrwerte.${index}.${field}`]
              }
              onChange={(part) => change(withChangedMehrwert(options, index, part))}
            />
          )}
        </ItemList>
      </FieldGroup>
    </>
  );
}
