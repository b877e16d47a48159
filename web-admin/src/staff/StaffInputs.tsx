import { salutationLabels } from '@kontor/domain/list/salutations';
import { roleBoxes } from './role-boxes.js';
import { CheckboxGroupInput, SelectInput, TextInput } from 'react-admin';
import { staffResource } from './staff-paths.js';
import { currentSession } from '../providers/session.js';

const salutations = Object.entries(salutationLabels).map(([id, name]) => ({ id, name }));
const nobody = { roles: [], inheritedRoles: [] };

/** The key of a text of the resource. */
const text = (name: string): string => `resources.${staffResource}.${name}`;

interface StaffInputsProps {
  readonly isNew: boolean;
  readonly isLocked: boolean;
}

/** The fields of a member of staff; a role box is disabled without the role that grants it (R3 §2.4, §5). */
export function StaffInputs({ isNew, isLocked }: StaffInputsProps) {
  const roles = roleBoxes(currentSession() ?? nobody, []).map(({ role, label, disabled }) => ({
    id: role,
    name: label,
    disabled: disabled || isLocked,
  }));
  return (
    <>
      <TextInput
        source="username"
        label={text('email')}
        type="email"
        autoComplete="off"
        readOnly={!isNew}
        helperText={text(isNew ? 'new_email_hint' : 'email_hint')}
      />
      <SelectInput source="salutation" choices={salutations} helperText={false} disabled={isLocked} />
      <TextInput source="firstName" autoComplete="off" helperText={false} readOnly={isLocked} />
      <TextInput source="lastName" autoComplete="off" helperText={false} readOnly={isLocked} />
      <CheckboxGroupInput
        source="roles"
        choices={roles}
        disableValue="disabled"
        row={false}
        helperText={text(roles.some(({ disabled }) => disabled) ? 'locked_roles_hint' : 'roles_hint')}
      />
    </>
  );
}
