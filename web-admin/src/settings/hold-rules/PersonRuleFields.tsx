import type { RuleSetForm } from './rule-set-form.js';
import { countries, countryLabel, isCountryCode } from '@kontor/domain/list/countries';
import { selectableScores } from '@kontor/domain/on-hold/score-range';
import { ChipsInput } from '../../ui/fields/ChipsInput.js';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { RuleFieldsProps } from './rule-fields-props.js';
import { Rule } from './Rule.js';

const nationalities = [
  {
    active: 'nationalityActive',
    field: 'nationality',
    rule: 'Staatsangehörigkeit',
    label: 'Angehalten bei',
  },
  {
    active: 'otherNationalityActive',
    field: 'otherNationality',
    rule: 'Staatsangehörigkeit außerhalb der erlaubten',
    label: 'Erlaubt sind',
  },
] as const satisfies readonly { active: keyof RuleSetForm; field: keyof RuleSetForm; [text: string]: string }[];

const codes = countries.map(({ code }) => code);

/** All countries, and the codes of a stored rule that the list does not have. */
const optionsWith = (chosen: readonly string[]): readonly string[] => [
  ...codes,
  ...chosen.filter((code) => !isCountryCode(code)),
];

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
      {nationalities.map(({ active, field, rule, label }) => (
        <Rule key={field} label={rule} active={form[active]} onToggle={(on) => onChange({ [active]: on })}>
          <ChipsInput
            label={label}
            options={optionsWith(form[field])}
            labelOf={countryLabel}
            value={form[field]}
            error={problems[field]}
            onChange={(codes) => onChange({ [field]: codes })}
          />
        </Rule>
      ))}
      <Rule
        label="Postleitzahl außerhalb des Geschäftsgebiets"
        active={form.postalCodeActive}
        onToggle={(postalCodeActive) => onChange({ postalCodeActive })}
      >
        <TextInput
          label="Postleitzahlen des Geschäftsgebiets"
          hint="Fünf Ziffern, durch Kommas getrennt"
          multiline
          value={form.postalCode}
          error={problems.postalCode}
          onChange={(postalCode) => onChange({ postalCode })}
        />
      </Rule>
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
