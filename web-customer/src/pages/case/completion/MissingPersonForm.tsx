import { completePerson, personCompleteDone, putBeneficialOwner } from '@kontor/api/application/application.routes';
import { askedFields, withoutField, type MissingPersonField } from '../../../application-draft/asked-fields.js';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { missingPersonField, toPersonCompletion, toShareCompletion } from '@kontor/domain/application/missing-person';
import { salutationLabels } from '@kontor/domain/list/salutations';
import { confirmationText } from '@kontor/domain/matching/resolver';
import type { Person } from '@kontor/domain/person/person';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { api } from '../../../app/session/session.js';
import { FormCheckbox } from '../../../form/FormCheckbox.js';
import { FormDate } from '../../../form/FormDate.js';
import { FormRadio } from '../../../form/FormRadio.js';
import { FormSelect } from '../../../form/FormSelect.js';
import { FormShare } from '../../../form/FormShare.js';
import { FormText } from '../../../form/FormText.js';
import { text } from '../../../texts/case-text.js';
import { CompletionForm } from './CompletionForm.js';
import { dataProblems, personOf, type CompletionField, type CompletionValues } from './completion-values.js';
import { missingFields } from '../own-case/missing-fields.js';
import { nationalityOptions } from './nationality-options.js';
import { NotExposed } from './NotExposed.js';
import type { CasePerson } from '../own-case/case-person.js';
import { useCompletion } from './use-completion.js';

const salutations = Object.entries(salutationLabels).map(([value, label]) => ({ value, label }));

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: '152px minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' },
}));

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
      <Fields asked={asked} place={completion.place} />
      <FormCheckbox name={completion.place('confirmed')}>{confirmationText}</FormCheckbox>
    </CompletionForm>
  );
}

interface FieldsProps {
  readonly asked: readonly MissingPersonField[];
  readonly place: (field: CompletionField) => string;
}

function Fields({ asked, place }: FieldsProps) {
  const has = (field: MissingPersonField): boolean => asked.includes(field);
  return (
    <>
      {has('anrede') ? (
        <FormRadio name={place('anrede')} legend={text('missing.salutation')} options={salutations} row="always" />
      ) : null}
      {has('birthday') ? (
        <FormDate
          name={place('birthday')}
          label={text('missing.birthDate')}
          hint={text('information.birthDate.hint')}
        />
      ) : null}
      {has('nationality') ? (
        <FormSelect
          name={place('nationality')}
          label={text('missing.nationality')}
          options={nationalityOptions}
          autoComplete="off"
          chars={32}
        />
      ) : null}
      {has('line1') ? <Address place={place} /> : null}
      {has('gesellschafterAnteile') ? (
        <FormShare
          name={place('gesellschafterAnteile')}
          label={text('missing.votingShare')}
          hint={text('information.share.hint')}
        />
      ) : null}
      {has('exponiert') ? <NotExposed name={place('exponiert')} /> : null}
    </>
  );
}

function Address({ place }: Pick<FieldsProps, 'place'>) {
  return (
    <>
      <FormText
        name={place('line1')}
        label={text('information.line1')}
        hint={text('information.address.hint')}
        autoComplete="off"
      />
      <Places>
        <FormText
          name={place('postalCode')}
          label={text('information.postalCode')}
          autoComplete="off"
          inputMode="numeric"
          chars={6}
        />
        <FormText name={place('city')} label={text('information.city')} autoComplete="off" />
      </Places>
    </>
  );
}
