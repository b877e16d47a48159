import { roleTags } from '@kontor/domain/roles/roles';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Logout, UserMenu, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../providers/access.js';
import { approvalsPath, entryPath, myAccessPath } from '../providers/entry-paths.js';
import { resourceNames } from '../providers/resource-names.js';
import type { StaffSession } from '../providers/session.js';
import { Tag } from '../ui/Tag.js';
import { ShortcutMenuItem } from './ShortcutHelp.js';

const Account = styled('li')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minWidth: 240,
  maxWidth: 300,
  padding: '6px 16px 12px',
  marginBottom: 6,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& strong': { flexBasis: '100%', overflowWrap: 'anywhere' },
}));

const Menu = styled(UserMenu)({ '& .MuiButton-root.MuiButton-text': { color: 'inherit', fontWeight: 400 } });

export function StaffMenu({ session }: { readonly session: StaffSession }) {
  return (
    <Menu label={`Konto ${session.username}`}>
      <Account role="presentation">
        <strong>{session.username}</strong>
        {roleTags(session.roles).map((role) => (
          <Tag key={role}>{role}</Tag>
        ))}
      </Account>
      <OwnAccessMenuItem />
      <ApprovalMenuItem />
      <ShortcutMenuItem />
      <Logout redirectTo={entryPath} />
    </Menu>
  );
}

function OwnAccessMenuItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={myAccessPath} onClick={() => menu?.onClose()}>
      Mein Zugang
    </MenuItem>
  );
}

function ApprovalMenuItem() {
  const menu = useUserMenu();
  if (!isAllowed({ resource: resourceNames.approval, action: 'list' })) return null;
  return (
    <MenuItem component={Link} to={approvalsPath} onClick={() => menu?.onClose()}>
      Freigaben
    </MenuItem>
  );
}
