import { completePerson, personCompleteDone, putBeneficialOwner } from '@kontor/api/application/application.routes';
import { askedFields, withoutField, type MissingPersonField } from '@kontor/domain/application/asked-fields';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { missingPersonField, toPersonCompletion, toShareCompletion } from '@kontor/domain/application/missing-person';
import { confirmationText } from '@kontor/domain/matching/resolver';
import type { Person } from '@kontor/domain/person/person';
import { useState } from 'react';
import { api } from '../../../app/session/session.js';
import { FormCheckbox } from '../../../form/FormCheckbox.js';
import { inLanguage } from '../../../texts/create-text.js';
import { text } from '../../../texts/case-text.js';
import { CompletionFields } from './CompletionFields.js';
import { CompletionForm } from './CompletionForm.js';
import { dataProblems, personOf, type CompletionValues } from './completion-values.js';
import { missingFields } from '../own-case/missing-fields.js';
import type { CasePerson } from '../own-case/case-person.js';
import { useCompletion } from './use-completion.js';

async function send(id: string, asked: readonly MissingPersonField[], values: CompletionValues): Promise<void> {
  const params = { id };
  const form = personOf(values);
  await api.send(completePerson, { params, body: toPersonCompletion(form) });
  const { votingShare } = toShareCompletion(form);
  if (asked.includes('gesellschafterAnteile') && votingShare !== undefined)
    await api.send(putBeneficialOwner, { params, body: { votingShare } });
  await api.send(personCompleteDone, { params, body: { status: 'information_completed' } });
}

interface MissingPersonFormProps {
  readonly index: number;
  readonly person: CasePerson;
  /** The person's data in the application. */
  readonly known: Person;
}

/** The data of a person that a provider requires, field by field (R2 §4.2, §5 "Missing person form"). */
export function MissingPersonForm({ index, person, known }: MissingPersonFormProps) {
  const { id, name, missing, details } = person;
  const [today] = useState(() => germanyToday(Date.now()));
  const [asked] = useState(() => askedFields(missing, known, today));
  const completion = useCompletion({
    index,
    name,
    known,
    asked,
    problemsOf: (values) => dataProblems(values, asked, today),
    fieldOf: missingPersonField,
    send: (values) => send(id, asked, values),
  });
  const besides = withoutField(missing);
  return (
    <CompletionForm
      completion={completion}
      title={text('information.title', { name })}
      lead={
        <>
          <p>{text('information.check')}</p>
          {besides.length === 0 ? null : <p>{text('information.besides', { fields: missingFields(besides) })}</p>}
        </>
      }
      details={details}
      labels={{
        [completion.place('birthday')]: text('missing.birthDate'),
        [completion.place('gesellschafterAnteile')]: text('missing.votingShare'),
        [completion.place('confirmed')]: text('information.confirmed'),
      }}
    >
      <CompletionFields asked={asked} place={completion.place} />
      <FormCheckbox name={completion.place('confirmed')}>{inLanguage(confirmationText)}</FormCheckbox>
    </CompletionForm>
  );
}
