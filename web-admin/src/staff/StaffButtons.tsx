import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import type { StaffAction } from '@kontor/domain/staff/staff';
import { type StaffButton, staffButtons } from '@kontor/domain/staff/staff-standing';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { currentSession } from '../providers/session.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { isOwn } from './manageable.js';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary, fontSize: 14 }));

const steps = {
  invite: { failed: 'Einladung nicht gesendet', done: 'Die Einladung ist unterwegs.' },
  reinvite: { failed: 'Einladung nicht gesendet', done: 'Die neue Einladung ist unterwegs.' },
  suspend: { failed: 'Nutzer nicht deaktiviert', done: 'Der Nutzer ist deaktiviert.' },
  unsuspend: { failed: 'Nutzer nicht aktiviert', done: 'Der Nutzer ist aktiviert.' },
} as const;

const nobody = { roles: [], inheritedRoles: [] };

interface StaffButtonsProps {
  readonly user: StaffUser;
  readonly onChanged: () => Promise<unknown>;
}

/** What the state of an account allows, and why a button cannot be pressed (R3 §2.4, §5). */
export function StaffButtons({ user, onChanged }: StaffButtonsProps) {
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (action: StaffAction) => provider.actOnStaff(user.id, action),
    onSuccess: async (_answer, action) => {
      notify(steps[action].done, { type: 'success' });
      await onChanged();
    },
  });
  const buttons = staffButtons(user, user.roles, currentSession() ?? nobody);
  const press = (action: StaffAction): void => (action === 'suspend' ? setAsking(true) : mutate(action));
  const isBlocked = ({ action, disabled }: StaffButton): boolean => disabled || (action === 'suspend' && isOwn(user));
  return (
    <>
      <Row>
        {buttons.map((button) => (
          <ActionButton
            key={button.action}
            variant="outlined"
            disabled={isBlocked(button)}
            isRunning={isPending && variables === button.action}
            onClick={() => press(button.action)}
            {...(button.action === 'suspend' ? { color: 'error' } : {})}
          >
            {button.label}
          </ActionButton>
        ))}
      </Row>
      {isOwn(user) ? <Hint>Das ist Ihr eigener Zugang. Sie können ihn nicht selbst deaktivieren.</Hint> : null}
      {error === null || variables === undefined ? null : (
        <ProblemNotice error={error} title={steps[variables].failed} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Nutzer deaktivieren?"
        confirmLabel="Deaktivieren"
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate('suspend');
        }}
      >
        <p>
          {user.username} wird sofort abgemeldet und kann sich nicht mehr anmelden. Offene Einladungen und Links gelten
          nicht mehr, zugewiesene Vorgänge werden frei.
        </p>
      </ConfirmDialog>
    </>
  );
}
