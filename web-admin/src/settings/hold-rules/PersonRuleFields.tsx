import type { RuleSetForm } from './rule-set-form.js';
import { selectableScores } from '@kontor/domain/on-hold/score-range';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { RuleFieldsProps } from './rule-fields-props.js';
import { Rule } from './Rule.js';

const lists = [
  {
    active: 'nationalityActive',
    field: 'nationality',
    rule: 'Staatsangehörigkeit',
    label: 'Angehalten bei',
    hint: 'Ländercodes aus zwei Großbuchstaben, durch Kommas getrennt, zum Beispiel IR, KP',
  },
  {
    active: 'otherNationalityActive',
    field: 'otherNationality',
    rule: 'Staatsangehörigkeit außerhalb der erlaubten',
    label: 'Erlaubt sind',
    hint: 'Ländercodes aus zwei Großbuchstaben, durch Kommas getrennt, zum Beispiel DE, AT, CH',
  },
  {
    active: 'postalCodeActive',
    field: 'postalCode',
    rule: 'Postleitzahl außerhalb des Geschäftsgebiets',
    label: 'Postleitzahlen des Geschäftsgebiets',
    hint: 'Fünf Ziffern, durch Kommas getrennt',
  },
] as const satisfies readonly { active: keyof RuleSetForm; field: keyof RuleSetForm; [text: string]: string }[];

const scores = selectableScores.map((value) => ({ value, label: `${value} bis P` }));

export function PersonRuleFields({ form, problems, onChange, inactive }: RuleFieldsProps) {
  const score = scores.find(({ value }) => value === form.creditCheckScore)?.value ?? 'M';
  return (
    <FieldGroup title="Personen">
      <Rule label="Alter" active={form.ageActive} onToggle={(ageActive) => onChange({ ageActive })}>
        <TextInput
          label="Jünger als (Jahre)"
          hint="Ohne Angabe gilt 18."
          inputMode="numeric"
          value={form.age}
          error={problems.age}
          onChange={(age) => onChange({ age })}
        />
      </Rule>
      {lists.map(({ active, field, rule, label, hint }) => (
        <Rule key={field} label={rule} active={form[active]} onToggle={(on) => onChange({ [active]: on })}>
          <TextInput
            label={label}
            hint={hint}
            multiline
            value={form[field]}
            error={problems[field]}
            onChange={(text) => onChange({ [field]: text })}
          />
        </Rule>
      ))}
      <Rule
        label="Bonitätsprüfung der Personen"
        hint={inactive.creditChecks}
        active={form.creditCheckActive}
        onToggle={(creditCheckActive) => onChange({ creditCheckActive })}
      >
        <SelectInput
          label="Ergebnis"
          value={score}
          options={scores}
          error={problems.creditCheckScore}
          onChange={(creditCheckScore) => onChange({ creditCheckScore })}
        />
      </Rule>
    </FieldGroup>
  );
}
