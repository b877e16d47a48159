import type { PersonField } from '@kontor/domain/application/legal-form-parts';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { FormDate } from '../../../form/FormDate.js';
import { FormRadio, FormYesNo } from '../../../form/FormRadio.js';
import { FormSelect } from '../../../form/FormSelect.js';
import { FormText } from '../../../form/FormText.js';
import { Reveal } from '../../../form/Reveal.js';
import { text } from '../../../texts/sections-text.js';
import { Notice } from '../../../ui/Notice.js';
import { ContactFields } from './ContactFields.js';
import { countryGroups } from './country-groups.js';
import { salutationOptions } from '../../../texts/labels.js';
import { violationText } from '../../../texts/rule-text.js';
import { FieldGroup, FieldGroups } from './FieldGroup.js';
import { GirocardField } from './GirocardField.js';
import { RoleFields } from './RoleFields.js';
import { shownPersonFields, type PersonAnswers } from './shown-person-fields.js';
import { useClearOnNo } from './use-clear-on-no.js';
import { useLegalForm } from './use-legal-form.js';

// Most applications have one person; the form does without it where it cannot be loaded.
const InvitePerson = lazy(() =>
  import('./InvitePerson.js').then(
    ({ InvitePerson: Offer }) => ({ default: Offer }),
    () => ({ default: () => null }),
  ),
);

const exposure = () => [
  { value: 'Ja', label: text('person.exposed.not') },
  { value: 'Nein', label: text('person.exposed.is') },
];

function useAnswers(of: string): PersonAnswers {
  const names = ['vertretungsberechtigung', 'gesellschafter', 'fiktiverGesellschafter', 'toggleSteuerId'] as const;
  const values: readonly unknown[] = useWatch({ name: names.map((name) => `${of}.${name}`) });
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}

/** The form of one person; the first is the acting person (R1 §5 "Person"). */
export function PersonSection({ index }: { readonly index: number }) {
  const of = `people.${index}`;
  const rules = useBank();
  const legalForm = useLegalForm();
  const shown = shownPersonFields(useAnswers(of), { index, legalForm, rules });
  const isActing = index === 0;
  return (
    <FieldGroups>
      <IdentityFields of={of} isActing={isActing} />
      <RoleFields of={of} legalForm={legalForm} shown={shown} />
      <ContactFields of={of} isActing={isActing} shown={shown} />
      <StatementFields of={of} shown={shown} />
      {isActing ? null : (
        <Suspense>
          <InvitePerson index={index} />
        </Suspense>
      )}
    </FieldGroups>
  );
}

function IdentityFields({ of, isActing }: { readonly of: string; readonly isActing: boolean }) {
  const own = (token: string) => (isActing ? token : 'off');
  return (
    <FieldGroup title={text('person.identity')}>
      <FormRadio name={`${of}.anrede`} legend={text('person.salutation')} options={salutationOptions()} row="always" />
      <FormText
        name={`${of}.vorname`}
        label={text('person.firstName')}
        hint={text('person.firstName.hint')}
        autoComplete={own('given-name')}
      />
      <FormText
        name={`${of}.nachname`}
        label={text('person.lastName')}
        hint={text('person.lastName.hint')}
        autoComplete={own('family-name')}
      />
      <FormDate
        name={`${of}.birthday`}
        label={text('person.birthday')}
        hint={text('person.birthday.hint')}
        autoComplete={own('bday')}
      />
      <FormSelect
        name={`${of}.nationality`}
        label={text('person.nationality')}
        hint={text('person.nationality.hint')}
        options={countryGroups()}
        autoComplete="off"
        chars={32}
      />
    </FieldGroup>
  );
}

function StatementFields({ of, shown }: { readonly of: string; readonly shown: ReadonlySet<PersonField> }) {
  const forget = useClearOnNo(`${of}.steuerId`);
  const isExposed: boolean = useWatch({ name: `${of}.exponiert` }) === 'Nein';
  return (
    <FieldGroup title={text('person.statements')}>
      <Reveal
        open={shown.has('steuerId')}
        question={
          <FormYesNo
            name={`${of}.toggleSteuerId`}
            legend={text('person.taxId.question')}
            hint={text('person.taxId.question.hint')}
            onChoose={forget}
          />
        }
      >
        <FormText
          name={`${of}.steuerId`}
          label={text('person.taxId')}
          hint={text('person.taxId.hint')}
          inputMode="numeric"
          autoComplete="off"
          chars={14}
        />
      </Reveal>
      <FormRadio
        name={`${of}.exponiert`}
        legend={text('person.exposed')}
        hint={text('person.exposed.hint')}
        options={exposure()}
      />
      <div role="status">
        {isExposed ? (
          <Notice tone="warning">{violationText({ code: 'politically_exposed', label: 'politicallyExposed' })}</Notice>
        ) : null}
      </div>
      {shown.has('girocard') ? <GirocardField of={of} /> : null}
    </FieldGroup>
  );
}
