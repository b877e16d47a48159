import { patchOwnPerson } from '@kontor/api/co-signer/co-signer.routes';
import type { OwnPerson } from '@kontor/api/co-signer/co-signer.schema';
import { askedFields, withoutField } from '@kontor/domain/application/asked-fields';
import { missingPersonField, toPersonCompletion } from '@kontor/domain/application/missing-person';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { isSalutation } from '@kontor/domain/list/salutations';
import { confirmationText } from '@kontor/domain/matching/resolver';
import type { Person } from '@kontor/domain/person/person';
import { useState } from 'react';
import { FormCheckbox } from '../../form/FormCheckbox.js';
import { inLanguage } from '../../texts/create-text.js';
import { text as caseText } from '../../texts/case-text.js';
import { text } from '../../texts/person-text.js';
import { CompletionFields } from '../case/completion/CompletionFields.js';
import { CompletionForm } from '../case/completion/CompletionForm.js';
import { dataProblems, personOf } from '../case/completion/completion-values.js';
import { useCompletion } from '../case/completion/use-completion.js';
import { missingFields } from '../case/own-case/missing-fields.js';
import { personApi } from './person-client.js';

interface OwnDataProps {
  readonly person: OwnPerson;
  readonly known: NonNullable<OwnPerson['data']>;
}

/** The own data that a provider requires, by the rules of the acting person's form. */
export function OwnData({ person: { missing, firstName, lastName }, known: { anrede, ...rest } }: OwnDataProps) {
  const name = `${firstName} ${lastName}`.trim();
  const [today] = useState(() => germanyToday(Date.now()));
  const [known] = useState<Person>(() => ({ ...rest, anrede: isSalutation(anrede) ? anrede : '' }));
  const [asked] = useState(() => askedFields(missing, known, today));
  const completion = useCompletion({
    ...{ index: 0, name, known, asked },
    problemsOf: (values) => dataProblems(values, asked, today),
    fieldOf: missingPersonField,
    send: async (values) => {
      await personApi.send(patchOwnPerson, { body: toPersonCompletion(personOf(values)) });
    },
  });
  const besides = withoutField(missing);
  return (
    <CompletionForm
      completion={completion}
      title={text('person.data.form')}
      lead={
        <>
          <p>{text('person.data.name', { name })}</p>
          <p>{text('person.data.check')}</p>
          {besides.length === 0 ? null : <p>{text('person.data.besides', { fields: missingFields(besides) })}</p>}
        </>
      }
      details=""
      labels={{
        [completion.place('birthday')]: caseText('missing.birthDate'),
        [completion.place('confirmed')]: caseText('information.confirmed'),
      }}
    >
      <CompletionFields asked={asked} place={completion.place} isOwn />
      <FormCheckbox name={completion.place('confirmed')}>{inLanguage(confirmationText)}</FormCheckbox>
    </CompletionForm>
  );
}
