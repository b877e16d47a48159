import { styled } from '@mui/material/styles';
import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { useListContext } from 'react-admin';
import { LastLogin } from './LastLogin.js';
import { isOwn } from './manageable.js';
import { RoleTags } from './RoleTags.js';
import { StaffState } from './StaffState.js';
import { StaffLink } from './StaffTable.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: 6,
    justifyItems: 'start',
    padding: '12px 16px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:last-of-type': { borderBottom: 0 },
  '& .own': { background: theme.vars.palette.primary.tint },
  '& a': { color: theme.vars.palette.primary.text, fontWeight: 600, textDecoration: 'none' },
  // Above the card's click area, so that the exact time can be reached.
  '& time': { position: 'relative', zIndex: 1 },
  '& .login': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  // The whole card is clickable; the link stays the only focusable element.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

export function StaffCards() {
  const { data = [] } = useListContext<StaffUser>();
  return (
    <List aria-label="Nutzer">
      {data.map((user) => (
        <li key={user.id} {...(isOwn(user) ? { className: 'own' } : {})}>
          <span>
            <StaffLink user={user} />
          </span>
          <span>
            {user.firstName} {user.lastName}
          </span>
          <RoleTags roles={user.roles} />
          <StaffState user={user} />
          <span className="login">
            Letzte Anmeldung: <LastLogin at={user.lastLogin} />
          </span>
        </li>
      ))}
    </List>
  );
}
