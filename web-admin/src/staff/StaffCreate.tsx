import { useMutation, useQuery } from '@tanstack/react-query';
import { createStaffUser } from '@kontor/api/staff/staff.routes';
import { defaultStaffRoles } from './role-boxes.js';
import { newStaffForm } from './staff-form.schema.js';
import { CreateBase, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { api } from '../providers/api.js';
import { readConfiguration } from '../providers/bank-client.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { newStaffProblems, type StaffFields } from './staff-form.js';
import { staffPath, staffResource } from './staff-paths.js';
import { StaffForm } from './StaffForm.js';
import { StaffPage } from './StaffPage.js';

const empty: StaffFields = { username: '', salutation: '', firstName: '', lastName: '', roles: defaultStaffRoles };

/** Creates a member of staff, who is invited on the page that follows (R3 §2.4). */
export function StaffCreate() {
  return (
    <CreateBase resource={staffResource}>
      <StaffPage title="Nutzer anlegen">
        <NewStaff />
      </StaffPage>
    </CreateBase>
  );
}

function NewStaff() {
  const navigate = useNavigate();
  const notify = useNotify();
  const { data: isStrict = false } = useQuery({
    queryKey: ['configuration', 'strictEmailValidation'],
    queryFn: async ({ signal }) => (await readConfiguration(signal)).strictEmailValidation,
    staleTime: Infinity,
  });
  const { mutateAsync, error } = useMutation({
    mutationFn: async (fields: StaffFields) => {
      const { username, salutation, firstName, lastName, roles } = fields;
      const body = newStaffForm(isStrict).parse({ username, salutation, firstName, lastName, roles });
      return (await api.send(createStaffUser, { body })).data;
    },
    onSuccess: ({ id }) => {
      notify('Der Nutzer ist angelegt und kann jetzt eingeladen werden.', { type: 'success' });
      void navigate(staffPath(id));
    },
  });
  return (
    <>
      {error === null ? null : <ProblemNotice error={error} title="Nutzer nicht angelegt" />}
      <StaffForm
        record={empty}
        isNew
        saveLabel="Anlegen"
        validate={(fields) => newStaffProblems(fields, isStrict)}
        onSave={(fields) => mutateAsync(fields).catch(() => undefined)}
      />
    </>
  );
}
