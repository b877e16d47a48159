import { staffRoleLabels, staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CheckRow } from '../../ui/fields/CheckRow.js';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { padding: 0, marginBottom: 4, fontWeight: 600 },
  '& > small': { fontSize: 14, color: theme.vars.palette.text.secondary },
}));

interface StrongFactorRolesProps {
  readonly value: readonly StaffRole[];
  readonly onChange: (roles: readonly StaffRole[]) => void;
}

/** The roles that must log in with an app or a security key. */
export function StrongFactorRoles({ value, onChange }: StrongFactorRolesProps) {
  const hint = useId();
  const toggled = (role: StaffRole, isOn: boolean): readonly StaffRole[] =>
    staffRoles.filter((one) => (one === role ? isOn : value.includes(one)));
  return (
    <Group aria-describedby={hint}>
      <legend>App oder Sicherheitsschlüssel verlangen für</legend>
      <small id={hint}>
        Diese Rollen sehen nach der Anmeldung nur „Mein Zugang“, bis ein zweiter Faktor eingerichtet ist.
      </small>
      {staffRoles.map((role) => (
        <CheckRow
          key={role}
          label={staffRoleLabels[role]}
          checked={value.includes(role)}
          onChange={(isOn) => onChange(toggled(role, isOn))}
        />
      ))}
    </Group>
  );
}
