import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { isManageable, isOwn } from './manageable.js';

interface ResetFactorsProps {
  readonly user: StaffUser;
  readonly onChanged: () => Promise<unknown>;
}

/** Removes the second factors of somebody who lost them; a second person may have to confirm it. */
export function ResetFactors({ user, onChanged }: ResetFactorsProps) {
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => provider.actOnStaff(user.id, 'resetFactors'),
    onSuccess: async () => {
      notify('Der zweite Faktor ist zurückgesetzt.', { type: 'success' });
      await onChanged();
    },
  });
  return (
    <>
      {user.factors.length === 0 || isOwn(user) ? null : (
        <ActionButton
          variant="outlined"
          color="error"
          disabled={!isManageable(user)}
          isRunning={isPending}
          onClick={() => setAsking(true)}
        >
          Zweiten Faktor zurücksetzen
        </ActionButton>
      )}
      {error === null ? null : <ProblemNotice error={error} title="Zweiter Faktor nicht zurückgesetzt" />}
      <ConfirmDialog
        isOpen={isAsking}
        title="Zweiten Faktor zurücksetzen?"
        confirmLabel="Zurücksetzen"
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      >
        <p>
          App, Sicherheitsschlüssel und Wiederherstellungscodes von {user.username} gelten sofort nicht mehr, und alle
          Sitzungen enden. Danach meldet sich die Person ohne sie an und kann einen neuen zweiten Faktor einrichten.
        </p>
        <p>Bitte vergewissern Sie sich vorher, dass die Bitte wirklich von dieser Person kommt.</p>
      </ConfirmDialog>
    </>
  );
}
