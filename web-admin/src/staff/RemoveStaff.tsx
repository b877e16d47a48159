import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { isManageable } from './manageable.js';
import { staffListPath, staffResource } from './staff-paths.js';

/** Removes somebody who never activated the account, such as a mistyped address. */
export function RemoveStaff({ user }: { readonly user: StaffUser }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [remove, { error, isPending }] = useDelete<StaffUser>();
  if (user.verificationDate !== null) return null;
  const confirm = (): void => {
    setAsking(false);
    const onSuccess = (): void => {
      notify('Der Nutzer ist entfernt.', { type: 'success' });
      void navigate(staffListPath);
    };
    // The page shows a failure by `error`.
    void remove(staffResource, { id: user.id, previousData: user }, { onSuccess });
  };
  return (
    <>
      <ActionButton
        variant="outlined"
        color="error"
        disabled={!isManageable(user)}
        isRunning={isPending}
        onClick={() => setAsking(true)}
      >
        Entfernen
      </ActionButton>
      {error === null ? null : <ProblemNotice error={error} title="Nutzer nicht entfernt" />}
      <ConfirmDialog
        isOpen={isAsking}
        title="Nutzer entfernen?"
        confirmLabel="Entfernen"
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          {user.username} wird aus der Nutzerverwaltung gelöscht. Eine Einladung, die schon verschickt ist, gilt nicht
          mehr. Sie können den Nutzer danach neu anlegen.
        </p>
      </ConfirmDialog>
    </>
  );
}
