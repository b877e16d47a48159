import { isAsked } from '@kontor/api/approval/is-asked';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { CheckAnswer } from '@kontor/api/provider-connection/provider-connection.schema';
import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import {
  secretsToRetype,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { connectionQuery } from './connection-query.js';
import { addressOf, firstFields, settingOf, type ConnectionReading } from './connection-reading.js';

/** Messages by field. */
export type ConnectionProblems = Readonly<Record<string, string>>;

/** What is wrong with the fields: by the rules that the service applies as well. */
export function problemsOf<P extends Provider>(
  provider: P,
  fields: ConnectionFields[P],
  stored: ConnectionFields[P] | undefined,
): ConnectionProblems {
  const parsed = connectionFormSchemas[provider].safeParse(fields);
  const issues = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  const retype = secretsToRetype(provider, fields, stored).map((name) => [
    name,
    'Bei geändertem Host bitte erneut eingeben',
  ]);
  return Object.fromEntries([...retype, ...issues].reverse()) as ConnectionProblems;
}

export function useConnectionReading<P extends Provider>(provider: P) {
  const data = useDataProvider<KontorDataProvider>();
  return useQuery({ ...connectionQuery(data, provider), refetchOnMount: 'always' });
}

interface Edited {
  readonly version: number;
  readonly reload: () => Promise<void>;
  readonly leave: () => void;
}

function useConnectionCalls<P extends Provider>(provider: P, { version, reload, leave }: Edited) {
  const data = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const end = async (): Promise<void> => {
    // Read again first, so that the form never shows the earlier values.
    await reload();
    leave();
  };
  const saving = useMutation({
    mutationFn: (given: ConnectionFields[P]) =>
      data.saveConnection(settingOf(provider), addressOf(provider, given), version),
    onSuccess: async () => {
      await end();
      notify('Gespeichert.', { type: 'success' });
    },
    onError: (error) => (isAsked(error) ? end() : undefined),
  });
  const checking = useMutation<CheckAnswer['result'], unknown, ConnectionFields[P]>({
    mutationFn: (given) => data.checkConnection(settingOf(provider), addressOf(provider, given)),
  });
  return { saving, checking };
}

/** What is typed into the form, until it is saved or reset. */
function useEditedFields<P extends Provider>(provider: P, reading: ConnectionReading<P>, empty: ConnectionFields[P]) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<{ readonly fields: ConnectionFields[P]; readonly version: number }>();
  const [attempts, setAttempts] = useState(0);
  const fields = edited?.fields ?? reading.fields ?? firstFields(empty, reading.hosts);
  const version = edited?.version ?? reading.version;
  return {
    fields,
    version,
    isChanged: edited !== undefined,
    problems: attempts > 0 ? problemsOf(provider, fields, reading.fields) : {},
    attempts,
    edit: (next: ConnectionFields[P]) => setEdited({ fields: next, version }),
    whenValid: (given: ConnectionFields[P], act: (fields: ConnectionFields[P]) => void): void => {
      setAttempts(attempts + 1);
      if (Object.keys(problemsOf(provider, given, reading.fields)).length === 0) act(given);
    },
    reload: () => client.invalidateQueries({ queryKey: ['connection', provider] }),
    leave: (): void => {
      setAttempts(0);
      setEdited(undefined);
    },
  };
}

/** The form of a connection; `empty` is shown while none is stored. */
export function useConnection<P extends Provider>(
  provider: P,
  reading: ConnectionReading<P>,
  empty: ConnectionFields[P],
) {
  const edited = useEditedFields(provider, reading, empty);
  const { fields, isChanged, problems, attempts, edit, whenValid, reload, leave } = edited;
  const { saving, checking } = useConnectionCalls(provider, edited);
  return {
    fields,
    hosts: reading.hosts,
    isChanged,
    problems: { ...serverProblems(saving.error), ...problems },
    attempts,
    change: (change: Partial<ConnectionFields[P]>) => {
      checking.reset();
      edit({ ...fields, ...change });
    },
    save: () => whenValid(fields, saving.mutate),
    /** Stores the fields with a change at once. */
    saveWith: (change: Partial<ConnectionFields[P]>) => {
      const next = { ...fields, ...change };
      edit(next);
      whenValid(next, saving.mutate);
    },
    check: () => whenValid(fields, checking.mutate),
    reset: () => {
      saving.reset();
      checking.reset();
      leave();
      void reload();
    },
    isSaving: saving.isPending,
    saveError: saving.error as unknown,
    isChecking: checking.isPending,
    checkError: checking.error,
    checked: checking.data,
  };
}

export type ConnectionState = Omit<ReturnType<typeof useConnection>, 'fields' | 'change' | 'saveWith'>;

function serverProblems(error: unknown): ConnectionProblems {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries(error.violations.map(({ propertyPath, message }) => [propertyPath, message]));
}
