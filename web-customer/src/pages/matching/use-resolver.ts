import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { resolutionOf } from '@kontor/domain/matching/resolution';
import { confirm, isComplete, select, startResolver, type ResolverState } from '@kontor/domain/matching/resolver';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { fieldError } from '../../violations/field-errors.js';
import { selectionOf, type Choice } from './choice.js';
import { completedChoices, createdIndexes, type ResolverValues } from './completed-choices.js';
import { createdFrom, createdProblems } from './created-person.js';

/** The prefix of a found person's fields. */
export function createdName(rightIndex: number): `created.p${number}` {
  return `created.p${rightIndex}`;
}

function errorsOf(values: ResolverValues, state: ResolverState): FieldErrors<ResolverValues> {
  const parts = createdIndexes(state).flatMap((index) => {
    const part = values.created[`p${index}`];
    const problems = part === undefined ? [] : createdProblems(part, state.matchingCase.kind, germanyToday(Date.now()));
    if (problems.length === 0) return [];
    return [[`p${index}`, Object.fromEntries(problems.map(({ field, problem }) => [field, fieldError(problem)]))]];
  });
  return parts.length === 0
    ? {}
    : { created: Object.fromEntries(parts) as FieldErrors<ResolverValues>['created'] & {} };
}

/** The customer's choices, the persons to add, and the resulting body (R1 §4 "Mismatch resolution"). */
export function useResolver(matchingCase: MatchingCase) {
  const [state, setState] = useState(() => startResolver(matchingCase));
  const form = useForm<ResolverValues>({
    defaultValues: { created: {} },
    // The error summary takes the focus instead.
    shouldFocusError: false,
    resolver: (values) => {
      const errors = errorsOf(values, state);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const choose = (rightIndex: number, choice: Choice): void => {
    const found = matchingCase.rightSide[rightIndex];
    if (found === undefined) return;
    const name = createdName(rightIndex);
    // Entered data is kept when the customer switches to another choice and back.
    if (choice === 'create' && form.getValues(name) === undefined) form.setValue(name, createdFrom(found));
    form.clearErrors(name);
    setState((current) => select(current, rightIndex, selectionOf(choice, found)));
  };
  const takeSpelling = (rightIndex: number, takesSpelling: boolean): void =>
    setState((current) => {
      const selection = current.selections[rightIndex];
      return selection?.action === 'ASSIGN' ? select(current, rightIndex, { ...selection, takesSpelling }) : current;
    });
  return {
    state,
    form,
    choose,
    takeSpelling,
    confirm: (confirmed: boolean) => setState((current) => confirm(current, confirmed)),
    complete: isComplete(state),
    resolution: (values: ResolverValues) => resolutionOf(completedChoices(state, values)),
  };
}
