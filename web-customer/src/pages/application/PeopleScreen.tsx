import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FormKey } from '../../progress/form-status.js';
import { FormCard } from './FormAccordion.js';
import { FormScreen } from './FormScreen.js';
import type { Accordions } from './use-open-forms.js';

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

interface PeopleScreenProps {
  readonly accordions: Accordions;
  /** The number of persons. */
  readonly count: number;
  /** Hints above the list, and the button below it. */
  readonly children: readonly [ReactNode, ReactNode];
}

/** A phone's screen with all persons, each with the way to its own screen. */
export function PeopleScreen({ accordions, count, children: [hints, add] }: PeopleScreenProps) {
  const persons = Array.from({ length: count }, (_none, index): FormKey => `person-${index}`);
  return (
    <FormScreen form="people" screens={accordions.screens}>
      <Stack>
        <div>{hints}</div>
        {persons.map((form) => (
          <FormCard key={form} form={form} button={{ onClick: () => accordions.goToForm(form) }} />
        ))}
        {add}
      </Stack>
    </FormScreen>
  );
}
