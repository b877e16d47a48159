import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Person } from '@kontor/domain/person/person';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { clearNotices, notify } from '../../../app/notices/notices.js';
import { notifyProblem } from '../../../app/notices/problem-notice.js';
import { path } from '../../../app/routes/routes.js';
import { fieldError, fieldProblems } from '../../../violations/field-errors.js';
import { serverError } from '../../../violations/server-violation.js';
import { text } from '../../../texts/case-text.js';
import { nextStepHeadingId } from '../action-card/next-step-heading.js';
import {
  completionOf,
  type CompletionField,
  type CompletionForms,
  type CompletionProblem,
  type CompletionValues,
} from './completion-values.js';

interface CompletionOptions {
  /** The person on this page. */
  readonly index: number;
  readonly name: string;
  readonly known: Person;
  /** The fields in their order. */
  readonly asked: readonly CompletionField[];
  readonly problemsOf: (values: CompletionValues) => readonly CompletionProblem[];
  /** The field of a violation's path. */
  readonly fieldOf: (propertyPath: string) => string | undefined;
  readonly send: (values: CompletionValues) => Promise<void>;
}

/** The missing data of one person: validated as on the server, sent; then the case details are read again (R2 §4.2). */
export function useCompletion({ index, name, known, asked, problemsOf, fieldOf, send }: CompletionOptions) {
  const client = useQueryClient();
  const part = `p${index}` as const;
  const place = (field: string) => `completion.${part}.${field as CompletionField}` as const;
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(false);
  const form = useForm<CompletionForms>({
    defaultValues: { completion: { [part]: completionOf(known, asked) } },
    // The error summary takes the focus instead.
    shouldFocusError: false,
    resolver: (values) => {
      const problems = problemsOf(values.completion[part] ?? completionOf(known, asked));
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(part, problems) };
    },
  });
  const failed = (): void => setAttempt((count) => count + 1);

  /** Shows a refusal at its fields; false when one of its violations has no field. */
  const showInForm = (error: unknown): boolean => {
    if (!(error instanceof ApiProblem) || error.violations.length === 0) return false;
    const problems = error.violations.map((violation) => ({ field: fieldOf(violation.propertyPath), violation }));
    for (const { field, violation } of problems)
      if (asked.some((one) => one === field)) form.setError(place(field ?? ''), serverError(violation));
    return problems.every(({ field }) => asked.some((one) => one === field));
  };

  const submit = form.handleSubmit(async ({ completion }) => {
    clearNotices(path('hub-identifizierung-status'));
    try {
      await send(completion[part] ?? completionOf(known, asked));
      setSent(true);
      notifyDone(name);
      document.getElementById(nextStepHeadingId)?.focus({ preventScroll: true });
    } catch (error) {
      if (showInForm(error)) return failed();
      notifyProblem(error, { title: () => text('information.failed') });
    }
    for (const key of ['case', 'application']) void client.invalidateQueries({ queryKey: [key] });
  }, failed);

  const problems = fieldProblems(form.formState.errors, [...asked, 'confirmed'].map(place));
  return { form, place, attempt, sent, problems, submit };
}

function notifyDone(name: string): void {
  notify({
    tone: 'success',
    title: () => text('information.done.title'),
    body: () => text('information.done.body', { name }),
  });
}

function errorsOf(part: `p${number}`, problems: readonly CompletionProblem[]): FieldErrors<CompletionForms> {
  const fields = Object.fromEntries(problems.map(({ name, problem }) => [name, fieldError(problem)]));
  return { completion: { [part]: fields } };
}
