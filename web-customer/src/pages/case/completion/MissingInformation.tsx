import { asksMail } from '@kontor/domain/application/asked-fields';
import { useOwnApplication } from '../../../application-draft/own-application.js';
import { formOf } from '../../../application-draft/application-form.js';
import { text } from '../../../texts/case-text.js';
import { Notice } from '../../../ui/Notice.js';
import { missingFields } from '../own-case/missing-fields.js';
import { MissingMailForm } from './MissingMailForm.js';
import { MissingPersonForm } from './MissingPersonForm.js';
import type { CasePerson } from '../own-case/case-person.js';

interface MissingInformationProps {
  readonly persons: readonly CasePerson[];
  /** Whether it can be completed now. */
  readonly open: boolean;
}

/** Data of persons that is required before their identification continues; an address first (R2 §4.2). */
export function MissingInformation({ persons, open }: MissingInformationProps) {
  const { data } = useOwnApplication();
  const people = data === undefined ? undefined : formOf(data).people;
  return (
    <>
      {persons.map((person, index) => {
        const { id, value, missing } = person;
        if (value !== 'information_required') return null;
        if (!open) return <MissingWords key={id} person={person} />;
        const known = people?.find((one) => one.id === id);
        if (known === undefined) return null;
        const Form = asksMail(missing) ? MissingMailForm : MissingPersonForm;
        // Another question of the provider needs a new form.
        return <Form key={`${id} ${missing.join(' ')}`} index={index} person={person} known={known} />;
      })}
    </>
  );
}

function MissingWords({ person: { name, missing, details } }: { readonly person: CasePerson }) {
  return (
    <Notice tone="warning" title={text('information.title', { name })}>
      <p>
        {missing.length === 0
          ? text('information.some')
          : text('information.fields', { fields: missingFields(missing) })}
      </p>
      {details === '' ? null : <p>{details}</p>}
      <p>{text('information.how')}</p>
    </Notice>
  );
}
