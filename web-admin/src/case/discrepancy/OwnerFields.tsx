import { countries, countryLabel } from '@kontor/domain/list/countries';
import { interestLabels, interests } from '@kontor/domain/discrepancy/owner-facts';
import { ChipsInput } from '../../ui/fields/ChipsInput.js';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { OwnerProblems, OwnerTexts } from './extract-draft.js';

const codes = countries.map(({ code }) => code);
const interestOptions = [
  { value: '', label: 'Keine Angabe' },
  ...interests.map((value) => ({ value, label: interestLabels[value] })),
] as const;

interface OwnerFieldsProps {
  readonly texts: OwnerTexts;
  readonly problems: OwnerProblems;
  readonly onChange: (change: Partial<OwnerTexts>) => void;
}

/** What the extract says of one owner (§ 19 Abs. 1 GwG). */
export function OwnerFields({ texts, problems, onChange }: OwnerFieldsProps) {
  const field = (name: 'firstName' | 'lastName' | 'birthDate' | 'city' | 'share') => ({
    value: texts[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <FieldRow>
        <TextInput label="Vorname" {...field('firstName')} />
        <TextInput label="Nachname" {...field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Geburtsdatum" inputMode="numeric" placeholder="TT.MM.JJJJ" {...field('birthDate')} />
        <TextInput label="Wohnort" {...field('city')} />
      </FieldRow>
      <ChipsInput
        label="Staatsangehörigkeiten"
        options={codes}
        labelOf={countryLabel}
        value={texts.nationalities}
        onChange={(nationalities) => onChange({ nationalities })}
      />
      <SelectInput
        label="Art des wirtschaftlichen Interesses"
        value={texts.interest}
        options={interestOptions}
        onChange={(interest) => onChange({ interest })}
      />
      <TextInput label="Umfang in Prozent" inputMode="decimal" sx={{ maxWidth: 140 }} {...field('share')} />
    </>
  );
}
