import { isAsked } from '@kontor/api/approval/is-asked';
import type { Setting } from '@kontor/api/settings/settings.schema';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { useReloadSettings } from '../form/use-settings.js';

interface DeleteSettingProps {
  readonly setting: Pick<Setting, 'name' | 'version'>;
  readonly onDeleted: () => void;
}

/** Deletes a setting after a question. */
export function DeleteSetting({ setting, onDeleted }: DeleteSettingProps) {
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => provider.removeSetting(setting),
    onSuccess: async () => {
      onDeleted();
      await reload();
      notify('Gelöscht.', { type: 'success' });
    },
    onError: async (error) => {
      await reload();
      notify(problemLine(error), { type: isAsked(error) ? 'info' : 'error' });
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Löschen
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`„${setting.name}“ löschen?`}
        confirmLabel="Löschen"
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          removing.mutate();
        }}
      >
        <p>Die Einstellung wird entfernt. Eine Einstellung des Produkts hat danach wieder ihren Standardwert.</p>
      </ConfirmDialog>
    </>
  );
}
