import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFieldArray, useForm, type DefaultValues } from 'react-hook-form';
import { hasLoggedOut } from '../app/session/session.js';
import { useBank } from '../app/configuration/use-configuration.js';
import { formOf } from './application-form.js';
import { ownApplicationQuery, putOwnApplication } from './own-application.js';
import { loadPhoneRule } from './phone-rule.js';
import { ApplicationSession, type SessionPorts } from './application-session.js';
import { applyToForm, valuesOf, type ApplicationFormMethods } from './form-values.js';

/** The form, its persons and all derived state. Created once per opened page. */
export function useApplicationSession(answer: ApplicationAnswer) {
  const client = useQueryClient();
  const rules = useBank();
  const form = useForm<Application>({
    defaultValues: formOf(answer) as DefaultValues<Application>,
    shouldFocusError: false,
  });
  const people = useFieldArray({ control: form.control, name: 'people', keyName: 'key' });
  const { replace } = people;
  const replacePeople = (persons: readonly Person[]): void => replace([...persons]);
  const [session] = useState(
    () =>
      new ApplicationSession(answer, {
        rules,
        loadPhoneRule,
        hasLeft: hasLoggedOut,
        values: () => valuesOf(form),
        apply: (application) => applyToForm(form, replacePeople, application),
        ...portsOf(client),
      }),
  );
  useFormChanges(form, session.changed);
  useEffect(() => session.restore(), [session]);
  return { form, people, session };
}

function portsOf(client: QueryClient): Pick<SessionPorts, 'put' | 'read' | 'onSaved'> {
  return {
    put: putOwnApplication,
    read: () => client.fetchQuery({ ...ownApplicationQuery, staleTime: 0 }),
    onSaved: (answer) => void client.setQueryData(ownApplicationQuery.queryKey, answer),
  };
}

function useFormChanges(form: ApplicationFormMethods, touched: () => void): void {
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: touched }), [subscribe, touched]);
}
