import { styled } from '@mui/material/styles';
import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { Tag } from '../ui/Tag.js';
import { LastLogin } from './LastLogin.js';
import { isOwn, mayManageStaff } from './manageable.js';
import { RoleTags } from './RoleTags.js';
import { staffPath } from './staff-paths.js';
import { StaffState } from './StaffState.js';

const Table = styled(DataTable<StaffUser>)(({ theme }) => ({
  '& a': { color: theme.vars.palette.primary.text, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .column-username': { overflowWrap: 'anywhere' },
}));

const highlighted = { backgroundColor: 'primary.tint' };

export function StaffTable() {
  return (
    <Table
      aria-label="Nutzer"
      bulkActionButtons={false}
      rowClick={mayManageStaff() ? (id) => staffPath(id) : false}
      rowSx={(user: StaffUser) => (isOwn(user) ? highlighted : {})}
    >
      <DataTable.Col<StaffUser> source="username" render={(user) => <StaffLink user={user} />} />
      <DataTable.Col<StaffUser> source="firstName" />
      <DataTable.Col<StaffUser> source="lastName" />
      <DataTable.Col<StaffUser> source="roles" disableSort render={({ roles }) => <RoleTags roles={roles} />} />
      <DataTable.Col<StaffUser>
        source="lastLogin"
        sortByOrder="DESC"
        render={({ lastLogin }) => <LastLogin at={lastLogin} />}
      />
      <DataTable.Col<StaffUser> source="state" disableSort render={(user) => <StaffState user={user} />} />
    </Table>
  );
}

/** The row has a click handler too, which must not open the page a second time. */
export function StaffLink({ user }: { readonly user: StaffUser }) {
  return (
    <>
      {mayManageStaff() ? (
        <Link to={staffPath(user.id)} onClick={(event) => event.stopPropagation()}>
          {user.username}
        </Link>
      ) : (
        <strong>{user.username}</strong>
      )}
      {isOwn(user) ? (
        <>
          {' '}
          <Tag tone="info">Sie</Tag>
        </>
      ) : null}
    </>
  );
}
