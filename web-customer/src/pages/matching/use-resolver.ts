import { germanyToday } from '@kontor/domain/application/germany-today';
import type { MatchingCase, MatchingPerson } from '@kontor/domain/matching/matching-person';
import type { Resolution } from '@kontor/domain/matching/resolution';
import { confirm, isComplete, select, startResolver, type ResolverState } from '@kontor/domain/matching/resolver';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { selectionOf, type Choice } from './choice.js';
import { createdFrom, createdPerson, createdProblems, type CreatedValues } from './created-person.js';

/** Persons to add, by the place of the found person they begin with. */
export interface ResolverValues {
  readonly created: Readonly<Record<string, CreatedValues>>;
}

/** The name of a found person's part of the form. */
export function createdName(rightIndex: number): `created.p${number}` {
  return `created.p${rightIndex}`;
}

function createdIndexes({ selections }: ResolverState): readonly number[] {
  return Object.entries(selections).flatMap(([index, { action }]) => (action === 'CREATE' ? [Number(index)] : []));
}

function errorsOf(values: ResolverValues, state: ResolverState): FieldErrors<ResolverValues> {
  const parts = createdIndexes(state).flatMap((index) => {
    const part = values.created[`p${index}`];
    const problems = part === undefined ? [] : createdProblems(part, state.matchingCase.kind, germanyToday(Date.now()));
    if (problems.length === 0) return [];
    return [
      [`p${index}`, Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'rule', message }]))],
    ];
  });
  return parts.length === 0
    ? {}
    : { created: Object.fromEntries(parts) as FieldErrors<ResolverValues>['created'] & {} };
}

/** The resolution as it is sent, with the persons as they were completed. */
function resolutionOf(state: ResolverState, values: ResolverValues): Resolution {
  const { kind } = state.matchingCase;
  const person = (index: string, begun: MatchingPerson): MatchingPerson => {
    const part = values.created[`p${index}`];
    return part === undefined ? begun : createdPerson(part, kind);
  };
  return {
    resolution: 'CONTINUE',
    kind,
    confirmed: state.confirmed,
    selections: Object.entries(state.selections).map(([index, selection]) => ({
      rightIndex: Number(index),
      ...(selection.action === 'CREATE' ? { ...selection, person: person(index, selection.person) } : selection),
    })),
  };
}

/** What the customer chose, the persons to add, and what is sent of it (spec 1 §4 "Mismatch resolution"). */
export function useResolver(matchingCase: MatchingCase) {
  const [state, setState] = useState(() => startResolver(matchingCase));
  const form = useForm<ResolverValues>({
    defaultValues: { created: {} },
    // The summary of errors takes the focus instead.
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
    // What was typed stays when somebody looks at another answer and comes back.
    if (choice === 'create' && form.getValues(name) === undefined) form.setValue(name, createdFrom(found));
    form.clearErrors(name);
    setState((current) => select(current, rightIndex, selectionOf(choice, found)));
  };
  return {
    state,
    form,
    choose,
    confirm: (confirmed: boolean) => setState((current) => confirm(current, confirmed)),
    complete: isComplete(state),
    resolution: (values: ResolverValues) => resolutionOf(state, values),
  };
}
