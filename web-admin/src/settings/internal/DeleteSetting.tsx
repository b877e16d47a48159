import { ApiProblem } from '@kontor/api/problem/api-problem';
import { isAsked } from '@kontor/api/approval/is-asked';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { ChangeAuthors } from '../conflict/ChangeAuthors.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { useReloadSettings } from '../form/use-settings.js';

interface DeleteSettingProps {
  readonly name: string;
  readonly reading: SettingsReading;
  readonly onDeleted: () => void;
}

/** Deletes a setting after a question, which comes again when somebody else changed it meanwhile. */
export function DeleteSetting({ name, reading, onDeleted }: DeleteSettingProps) {
  const [isAsking, setAsking] = useState(false);
  /** What was read before somebody else's change. */
  const [outdated, setOutdated] = useState<SettingsReading>();
  const removing = useRemoval({
    name,
    onDeleted,
    onChanged: (base) => {
      setOutdated(base);
      setAsking(true);
    },
  });
  const close = (): void => {
    setAsking(false);
    setOutdated(undefined);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Löschen
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={outdated === undefined ? `„${name}“ löschen?` : `„${name}“ trotz der Änderung löschen?`}
        confirmLabel={outdated === undefined ? 'Löschen' : 'Trotzdem löschen'}
        isDangerous
        onClose={close}
        onConfirm={() => {
          close();
          removing.mutate(reading);
        }}
      >
        {outdated === undefined ? null : (
          <div>
            <p>Die Einstellung wurde zwischenzeitlich geändert und ist noch da. Gelöscht wird der neue Stand.</p>
            <ChangeAuthors names={[name]} base={outdated} />
          </div>
        )}
        <p>Die Einstellung wird entfernt. Eine Einstellung des Produkts hat danach wieder ihren Standardwert.</p>
      </ConfirmDialog>
    </>
  );
}

interface RemovalOptions extends Pick<DeleteSettingProps, 'name' | 'onDeleted'> {
  /** The setting is another one than this reading has. */
  readonly onChanged: (base: SettingsReading) => void;
}

function useRemoval({ name, onDeleted, onChanged }: RemovalOptions) {
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ versions }: SettingsReading) => provider.removeSetting({ name, version: versions[name] ?? 0 }),
    onSuccess: async () => {
      onDeleted();
      await reload();
      notify('Gelöscht.', { type: 'success' });
    },
    onError: async (error, base) => {
      await reload();
      if (error instanceof ApiProblem && error.status === 412) onChanged(base);
      else notify(problemLine(error), { type: isAsked(error) ? 'info' : 'error' });
    },
  });
}
