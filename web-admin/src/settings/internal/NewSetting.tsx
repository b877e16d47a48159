import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { useReloadSettings } from '../form/use-settings.js';

/** Creates a setting by its name, with an empty value, and opens it. */
export function NewSetting({ onCreated }: { readonly onCreated: (name: string) => void }) {
  const [name, setName] = useState('');
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (created: string) => {
      await provider.createSetting(created);
      return created;
    },
    onSuccess: async (created) => {
      await reload();
      setName('');
      notify('Angelegt.', { type: 'success' });
      onCreated(created);
    },
    onError: (error) => notify(problemLine(error), { type: 'error' }),
  });
  return (
    <form
      style={{ display: 'flex', gap: 8, alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') mutate(name.trim());
      }}
    >
      <TextInput label="Neue Einstellung" value={name} onChange={setName} />
      <ActionButton type="submit" isRunning={isPending} disabled={name.trim() === ''}>
        Anlegen
      </ActionButton>
    </form>
  );
}
