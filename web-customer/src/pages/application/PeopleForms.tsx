import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import PersonAddAlt1Outlined from '@mui/icons-material/PersonAddAlt1Outlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFieldArrayReturn } from 'react-hook-form';
import type { Application } from '@kontor/domain/application/application';
import { useStorePart } from '../../application-draft/value-store.js';
import { useFieldViolation } from '../../violations/violations.js';
import type { Words } from '../../texts/create-text.js';
import { text } from '../../texts/form-text.js';
import { violationText } from '../../texts/rule-text.js';
import { Button } from '../../ui/Button.js';
import { describedBy, FieldError, Hint } from '../../ui/Field.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { headId, personTitle } from '../../application-draft/form-title.js';
import { newPerson } from '../../application-draft/merge/new-person.js';
import { PeopleScreen } from './PeopleScreen.js';
import { PersonForm } from './PersonForm.js';
import { PersonSection } from './sections/PersonSection.js';
import { useLegalForm } from './sections/use-legal-form.js';
import { useSession } from '../../application-draft/session-context.js';
import type { Accordions } from './use-open-forms.js';

const Intro = styled('div')({
  margin: '28px 0 4px',
  scrollMarginTop: 24,
  '& > p + p': { marginTop: 6 },
});

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h3, color: theme.vars.palette.deep.text }));

export type PeopleArray = UseFieldArrayReturn<Application, 'people', 'key'>;

interface PeopleFormsProps {
  readonly people: PeopleArray;
  readonly accordions: Accordions;
}

/** One form per person, as many as the legal form allows. */
export function PeopleForms({ people, accordions }: PeopleFormsProps) {
  const session = useSession();
  const { screens } = accordions;
  const { minPersons, maxPersons } = traitsOf(useLegalForm());
  const [news, setNews] = useState<Words>();
  const count = people.fields.length;
  const add = (): void => {
    flushSync(() => people.append(newPerson(), { shouldFocus: false }));
    session.refresh();
    accordions.goToForm(`person-${count}`);
    setNews(() => () => text('person.added', { number: count + 1 }));
  };
  const remove = (index: number): void => {
    const name = personTitle(index, session.values().people[index]);
    flushSync(() => {
      people.remove(index);
      accordions.personRemoved(index);
      session.personRemoved(index);
    });
    session.refresh();
    setNews(() => () => text('person.removed', { name }));
    if (screens.only === undefined) document.getElementById(headId(`person-${index - 1}`))?.focus();
    else accordions.goToForm('people');
  };
  const addButton = maxPersons === 1 ? null : <AddButton isFull={count >= maxPersons} onAdd={add} />;
  return (
    <>
      {screens.only === undefined ? <PeopleIntro min={minPersons} max={maxPersons} /> : null}
      {people.fields.map(({ key }, index) => (
        <PersonForm
          key={`${key}-${index}`}
          {...{ index, accordions }}
          {...(index > 0 && count > minPersons ? { onRemove: () => remove(index) } : {})}
        >
          <PersonSection index={index} />
        </PersonForm>
      ))}
      {screens.only === undefined ? addButton : null}
      {screens.only === 'people' ? (
        <PeopleScreen {...{ accordions, count }}>
          <PeopleHints min={minPersons} max={maxPersons} />
          {addButton}
        </PeopleScreen>
      ) : null}
      <VisuallyHidden role="status">{news?.()}</VisuallyHidden>
    </>
  );
}

interface AddButtonProps {
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

function AddButton({ isFull, onAdd }: AddButtonProps) {
  return (
    <div>
      <Button look="secondary" onClick={onAdd} disabled={isFull} {...describedBy(isFull && 'people-full')}>
        <PersonAddAlt1Outlined aria-hidden />
        {text('person.add')}
      </Button>
      {isFull ? <Hint id="people-full">{text('person.max')}</Hint> : null}
    </div>
  );
}

interface PeopleHintsProps {
  readonly min: number;
  readonly max: number;
}

/** Introduction of the persons under its heading. */
function PeopleIntro(props: PeopleHintsProps) {
  return (
    <Intro id={headId('people')} tabIndex={-1} role="group" aria-label={text('group.people')}>
      <Title>{text('group.people')}</Title>
      <PeopleHints {...props} />
    </Intro>
  );
}

/** Who has to be entered, and violations that concern all persons. */
function PeopleHints({ min, max }: PeopleHintsProps) {
  const { progress } = useSession();
  const shown = useFieldViolation('people') !== undefined;
  const messages = useStorePart(progress, ({ statuses }) => {
    const violations = statuses.find(({ form }) => form === 'people')?.violations ?? [];
    return [...new Set(violations.map(violationText))].join('\n');
  });
  const id = `${headId('people')}-fehler`;
  return (
    <>
      <Hint>{text(max === 1 ? 'group.people.hint.one' : 'group.people.hint')}</Hint>
      {min < 2 ? null : <Hint>{text('group.people.min', { min })}</Hint>}
      {shown && messages !== ''
        ? messages.split('\n').map((message, index) => (
            <FieldError key={message} id={`${id}-${index}`}>
              {message}
            </FieldError>
          ))
        : null}
    </>
  );
}
