import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { isAllowed } from '../../providers/access.js';
import { resourceNames } from '../../providers/resource-names.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { Delayed } from '../../ui/Delayed.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { settingsKey, useReloadSettings } from '../form/use-settings.js';
import { createNamed, pageSize, readPage } from './setting-calls.js';
import { SettingText } from './SettingText.js';
import { SettingEditor } from './SettingEditor.js';

/** Wait after the last key before the list is filtered, in ms (R3 §2.10). */
const debounceMs = 750;

/** All settings by name, each as JSON, for support (R3 §2.10); an auditor reads. */
export function InternalSettings() {
  const mayWrite = isAllowed({ resource: resourceNames.setting, action: 'edit' });
  const [typed, setTyped] = useState('');
  const [{ name, page }, setAsked] = useState({ name: '', page: 1 });
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((asked) => (asked.name === typed ? asked : { name: typed, page: 1 })),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch } = useQuery({
    queryKey: [...settingsKey, 'page', name, page],
    queryFn: ({ signal }) => readPage(name, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 960 }}>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
        <TextInput label="Nach Namen filtern" type="search" value={typed} onChange={setTyped} />
        {mayWrite ? <NewSetting /> : null}
      </div>
      {error === null ? null : (
        <ProblemNotice
          error={error}
          title="Die Einstellungen konnten nicht geladen werden"
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null ? (
        <p role="status">
          <Delayed>Einstellungen werden geladen …</Delayed>
        </p>
      ) : null}
      {data?.total === 0 ? <p>Keine Einstellung gefunden.</p> : null}
      {data?.rows.map((setting) =>
        mayWrite ? (
          <SettingEditor key={setting.name} setting={setting} />
        ) : (
          <SettingText key={setting.name} setting={setting} />
        ),
      )}
      {data !== undefined && data.total > pageSize ? (
        <Pagination
          count={Math.ceil(data.total / pageSize)}
          page={page}
          onChange={(_event, next) => setAsked({ name, page: next })}
        />
      ) : null}
    </div>
  );
}

function NewSetting() {
  const [name, setName] = useState('');
  const reload = useReloadSettings();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => createNamed(name.trim()),
    onSuccess: async () => {
      await reload();
      setName('');
      notify('Angelegt.', { type: 'success' });
    },
    onError: (error) => notify(problemLine(error), { type: 'error' }),
  });
  return (
    <form
      style={{ display: 'flex', gap: 8, alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') mutate();
      }}
    >
      <TextInput label="Neue Einstellung" value={name} onChange={setName} />
      <ActionButton type="submit" isRunning={isPending} disabled={name.trim() === ''}>
        Anlegen
      </ActionButton>
    </form>
  );
}
