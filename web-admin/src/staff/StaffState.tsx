import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Schedule from '@mui/icons-material/Schedule';
import { styled } from '@mui/material/styles';
import { type StaffStanding, staffStateLabels, staffStateOf } from '@kontor/domain/staff/staff';
import { staffStateIcons } from '@kontor/domain/staff/staff-standing';

const icons = { check: CheckCircle, cross: Cancel, clock: Schedule } as const;

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  '& .check': { color: theme.vars.palette.success.text },
  '& .cross': { color: theme.vars.palette.error.text },
}));

/** Activated, deactivated or pending, as an icon with its word (R3 §2.3, §4.5). */
export function StaffState({ user }: { readonly user: StaffStanding }) {
  const state = staffStateOf(user);
  const icon = staffStateIcons[state];
  const Icon = icons[icon];
  return (
    <State>
      <Icon className={icon} aria-hidden />
      {staffStateLabels[state]}
      {user.wasInvitedButIsNotYetVerified ? ' (eingeladen)' : null}
    </State>
  );
}
