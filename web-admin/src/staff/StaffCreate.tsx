import { isAsked } from '@kontor/api/approval/is-asked';
import { useQuery } from '@tanstack/react-query';
import { defaultStaffRoles } from './role-boxes.js';
import { newStaffForm } from './staff-form.schema.js';
import { CreateBase, useCreate, useNotify } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAllowed } from '../providers/access.js';
import { readConfiguration } from '../providers/bank-client.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { newStaffProblems, type StaffFields } from './staff-form.js';
import { staffPath, staffResource } from './staff-paths.js';
import { StaffForm } from './StaffForm.js';
import { StaffPage } from './StaffPage.js';

const empty: StaffFields = { username: '', salutation: '', firstName: '', lastName: '', roles: defaultStaffRoles };

/**
 * Creates a member of staff, who is invited on the page that follows (R3 §2.4). Nothing is shown to others before
 * react-admin leads them on.
 */
export function StaffCreate() {
  return (
    <CreateBase
      resource={staffResource}
      render={() =>
        isAllowed({ resource: staffResource, action: 'create' }) ? (
          <StaffPage title="Nutzer anlegen">
            <NewStaff />
          </StaffPage>
        ) : null
      }
    />
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
  const [create, { error }] = useCreate(staffResource);
  const [asked, setAsked] = useState(0);
  const save = async ({ username, salutation, firstName, lastName, roles }: StaffFields): Promise<void> => {
    const data = newStaffForm(isStrict).parse({ username, salutation, firstName, lastName, roles });
    // The page shows a failure by `error`; what a second person must confirm leaves an empty form.
    await create(
      staffResource,
      { data },
      {
        returnPromise: true,
        onSuccess: ({ id }: { readonly id: string }) => {
          notify('Der Nutzer ist angelegt und kann jetzt eingeladen werden.', { type: 'success' });
          void navigate(staffPath(id));
        },
      },
    ).catch((problem: unknown) => {
      if (isAsked(problem)) setAsked(asked + 1);
    });
  };
  return (
    <>
      {error === null ? null : <ProblemNotice error={error} title="Nutzer nicht angelegt" />}
      <StaffForm
        key={asked}
        record={empty}
        isNew
        validate={(fields) => newStaffProblems(fields, isStrict)}
        onSave={save}
      />
    </>
  );
}
