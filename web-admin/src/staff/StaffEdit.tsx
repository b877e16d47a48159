import { styled } from '@mui/material/styles';
import { isAsked } from '@kontor/api/approval/is-asked';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { EditBase, useNotify, useUpdate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OpenApprovals } from '../approval/OpenApprovals.js';
import { isAllowed } from '../providers/access.js';
import { retryUnlessRefused } from '../providers/query-client.js';
import { resourceNames } from '../providers/resource-names.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { factorText } from './factor-text.js';
import { LastLogin } from './LastLogin.js';
import { isManageable, unmanageableReason } from './manageable.js';
import { RecentActs } from './RecentActs.js';
import { RemoveStaff } from './RemoveStaff.js';
import { ResetFactors } from './ResetFactors.js';
import { changedFields, staffProblems, type StaffFields } from './staff-form.js';
import { staffActs, staffResource } from './staff-paths.js';
import { StaffButtons } from './StaffButtons.js';
import { StaffForm } from './StaffForm.js';
import { StaffPage } from './StaffPage.js';
import { StaffState } from './StaffState.js';

const showNoNotification = (): void => undefined;
const queryOptions = { retry: retryUnlessRefused, onError: showNoNotification };

/** A member of staff: names, roles, and what the state of the account allows (R3 §2.4). */
export function StaffEdit() {
  const { id = '' } = useParams();
  return (
    <EditBase<StaffUser>
      key={id}
      id={id}
      resource={staffResource}
      redirect={false}
      queryOptions={queryOptions}
      render={({ record, error, refetch }) => {
        if (record !== undefined) return <Staff user={record} onChanged={refetch} />;
        if (error === null) return <StaffPage title="Nutzer">{loading}</StaffPage>;
        return <Unreadable error={error} onRetry={() => void refetch()} />;
      }}
    />
  );
}

const logReading = { resource: resourceNames.auditLog, action: 'list' };
const loading = <p role="status">Nutzer wird geladen …</p>;

function Unreadable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isUnknown = error instanceof ApiProblem && error.status === 404;
  return (
    <StaffPage title={isUnknown ? 'Nutzer nicht gefunden' : 'Nutzer nicht geladen'}>
      {isUnknown ? (
        <p>Diesen Nutzer gibt es nicht.</p>
      ) : (
        <ProblemNotice error={error} title="Nutzer nicht geladen" onRetry={onRetry} />
      )}
    </StaffPage>
  );
}

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
  '& .created': { color: theme.vars.palette.text.secondary },
}));

interface StaffProps {
  readonly user: StaffUser;
  readonly onChanged: () => Promise<unknown>;
}

function Staff({ user, onChanged }: StaffProps) {
  const notify = useNotify();
  const isLocked = !isManageable(user);
  const [update, { error }] = useUpdate(staffResource);
  const [asked, setAsked] = useState(0);
  const save = async (fields: StaffFields): Promise<void> => {
    const params = { id: user.id, data: changedFields(user, fields), previousData: user };
    const onSuccess = (): void => {
      notify('Die Änderungen sind gespeichert.', { type: 'success' });
      void onChanged();
    };
    // The page shows a failure by `error`; what a second person must confirm is no unsaved change of the form.
    await update(staffResource, params, { returnPromise: true, onSuccess }).catch((problem: unknown) => {
      if (isAsked(problem)) setAsked(asked + 1);
    });
  };
  return (
    <StaffPage title={`${user.firstName} ${user.lastName}`}>
      <OpenApprovals acts={staffActs} subject={user.id} />
      <Facts>
        <StaffState user={user} />
        <span className="created">Angelegt am {germanDay(user.creationDate)}</span>
        <span className="created">
          Letzte Anmeldung: <LastLogin at={user.lastLogin} />
        </span>
        <span>Zweiter Faktor: {factorText(user)}</span>
      </Facts>
      <StaffButtons user={user} onChanged={onChanged} />
      <ResetFactors user={user} onChanged={onChanged} />
      <RemoveStaff user={user} />
      {isLocked ? <p>{unmanageableReason}</p> : null}
      {error === null ? null : <ProblemNotice error={error} title="Änderungen nicht gespeichert" />}
      <StaffForm key={asked} record={user} isNew={false} isLocked={isLocked} validate={staffProblems} onSave={save} />
      {isAllowed(logReading) ? <RecentActs accountId={user.id} /> : null}
    </StaffPage>
  );
}
