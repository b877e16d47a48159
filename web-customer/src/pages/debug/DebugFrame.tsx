import { styled } from '@mui/material/styles';
import { Link, Outlet } from 'react-router';
import { debugPath, debugRoutes, type DebugRoute } from '../../app/routes/debug-routes.js';
import { text } from '../../texts/debug-text.js';
import { debugParams } from './debug-session.js';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  padding: '10px 24px',
  background: theme.vars.palette.warning.tint,
  borderBottom: `1px solid ${theme.vars.palette.warning.text}`,
  fontSize: '15px',
  '& a': { display: 'inline-block', padding: '4px 0' },
  [theme.breakpoints.down('md')]: { padding: '10px 16px' },
}));

/** Marks all pages as samples, with links to each of them. */
export function DebugFrame() {
  return (
    <>
      <Bar aria-label={text('debug.label')}>
        <strong>{text('debug.label')}</strong>
        {(Object.keys(debugRoutes) as DebugRoute[]).map((name) => (
          <Link key={name} to={debugPath(name, debugParams())}>
            {text(`debug.page.${name}`)}
          </Link>
        ))}
      </Bar>
      <Outlet />
    </>
  );
}
