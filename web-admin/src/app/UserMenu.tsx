import AccountCircle from '@mui/icons-material/AccountCircle';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { roleTags } from '@kontor/domain/roles/roles';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { entryPath } from '../providers/auth-provider.js';
import type { StaffSession } from '../providers/session.js';
import { Tag } from '../ui/Tag.js';

const Who = styled('li')(({ theme }) => ({
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

const Name = styled('span')(({ theme }) => ({
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Who is logged in, with which roles, and the way out. */
export function UserMenu({ session }: { readonly session: StaffSession }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logout = useLogout();
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Konto ${session.username}`}
        startIcon={<AccountCircle />}
        endIcon={<ExpandMore />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ '&.MuiButton-text': { color: 'text.primary' } }}
      >
        <Name>{session.username}</Name>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Who role="presentation">
          <strong>{session.username}</strong>
          {roleTags(session.roles).map((role) => (
            <Tag key={role}>{role}</Tag>
          ))}
        </Who>
        <MenuItem onClick={() => void logout({}, entryPath, false)}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          Abmelden
        </MenuItem>
      </Menu>
    </>
  );
}
