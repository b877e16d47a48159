import { missingMail } from '@kontor/api/application/application.routes';
import { asksForGirocard, toMissingMail } from '@kontor/domain/application/missing-mail';
import type { Person } from '@kontor/domain/person/person';
import { api } from '../../../app/session/session.js';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { FormConfirmation } from '../../../form/FormConfirmation.js';
import { FormText } from '../../../form/FormText.js';
import { text } from '../../../texts/case-text.js';
import { Optional } from '../../../ui/Field.js';
import { CompletionForm } from './CompletionForm.js';
import { mailProblems, personOf } from './completion-values.js';
import { NotExposed } from './NotExposed.js';
import type { CasePerson } from '../own-case/case-person.js';
import { useCompletion } from './use-completion.js';

const fields = ['email', 'exponiert', 'girocard'] as const;

interface MissingMailFormProps {
  readonly index: number;
  readonly person: CasePerson;
  /** The person's data in the application. */
  readonly known: Person;
}

/** The required e-mail address of a person (R2 §4.2, §5 "Missing mail form"). */
export function MissingMailForm({ index, person, known }: MissingMailFormProps) {
  const bank = useBank();
  const { id, name, representation, details } = person;
  const withGirocard = asksForGirocard(bank, representation);
  const completion = useCompletion({
    index,
    name,
    known,
    asked: fields,
    problemsOf: (values) => mailProblems(values, bank.strictEmailValidation),
    fieldOf: (path) => path,
    send: async (values) => {
      const body = toMissingMail(personOf(values), withGirocard);
      await api.send(missingMail, { params: { id }, body, idempotencyKey: crypto.randomUUID() });
    },
  });
  return (
    <CompletionForm
      completion={completion}
      title={text('missingMail.title', { name })}
      lead={<p>{text('missingMail.lead')}</p>}
      details={details}
      labels={{}}
    >
      <FormText
        name={completion.place('email')}
        type="email"
        inputMode="email"
        label={text('missing.email')}
        hint={text('missingMail.hint')}
        autoComplete="off"
      />
      <NotExposed name={completion.place('exponiert')} />
      {withGirocard ? (
        <FormConfirmation name={completion.place('girocard')} optional>
          {text('missingMail.girocard')}
          <Optional />
        </FormConfirmation>
      ) : null}
    </CompletionForm>
  );
}
