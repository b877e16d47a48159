import { salutationLabels } from '@kontor/domain/list/salutations';
import { roleBoxes } from './role-boxes.js';
import { CheckboxGroupInput, SelectInput, TextInput } from 'react-admin';
import { currentSession } from '../providers/session.js';

const salutations = Object.entries(salutationLabels).map(([id, name]) => ({ id, name }));
const nobody = { roles: [], inheritedRoles: [] };

interface StaffInputsProps {
  readonly isNew: boolean;
}

/** The fields of a member of staff; a role box is disabled without the role that grants it (R3 §2.4, §5). */
export function StaffInputs({ isNew }: StaffInputsProps) {
  const roles = roleBoxes(currentSession() ?? nobody, []).map(({ role, label, disabled }) => ({
    id: role,
    name: label,
    disabled,
  }));
  return (
    <>
      <TextInput
        source="username"
        label="E-Mail"
        type="email"
        autoComplete="off"
        readOnly={!isNew}
        helperText={
          isNew ? 'Zugleich der Benutzername, später nicht änderbar' : 'Zugleich der Benutzername, nicht änderbar'
        }
      />
      <SelectInput source="salutation" choices={salutations} helperText={false} />
      <TextInput source="firstName" autoComplete="off" helperText={false} />
      <TextInput source="lastName" autoComplete="off" helperText={false} />
      <CheckboxGroupInput
        source="roles"
        choices={roles}
        disableValue="disabled"
        row={false}
        helperText={
          roles.some(({ disabled }) => disabled)
            ? 'Mindestens eine. Eine Rolle können nur Nutzer ändern, die sie vergeben dürfen.'
            : 'Mindestens eine.'
        }
      />
    </>
  );
}
