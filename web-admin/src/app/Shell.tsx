import { styled } from '@mui/material/styles';
import type { CoreLayoutProps } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { isAllowed } from '../providers/access.js';
import { currentSession } from '../providers/session.js';
import { caseResource } from '../case/bank-case/case-keys.js';
import { BankMark } from '../ui/BankMark.js';
import { IdleLock } from './idle/IdleLock.js';
import { OfflineBanner } from './OfflineBanner.js';
import { useCancelledNotice } from '../ui/page/cancelled-navigation.js';
import { PageBoundary } from '../ui/page/PageBoundary.js';
import { useBank } from '../ui/use-bank.js';
import { useLiveEvents } from './use-live-events.js';
import { useSessionRenewal } from './use-session-renewal.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import { lazyPart } from '../ui/lazy-part.js';

// Needed after the first page.
const ApprovalCount = lazyPart(async () => (await import('./later.js')).ApprovalCount);
const StaffMenu = lazyPart(async () => (await import('./later.js')).StaffMenu);

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  padding: '6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
  '& > a': { display: 'flex', alignItems: 'center', gap: 14, minWidth: 0, color: 'inherit', textDecoration: 'none' },
  '& .area': { color: theme.vars.palette.text.secondary },
  '& .beside': {
    paddingLeft: 14,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
  '& .end': { marginLeft: 'auto' },
}));

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 30,
  padding: '8px 14px',
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 1560,
  marginInline: 'auto',
  padding: '8px 16px 48px',
  [theme.breakpoints.up('md')]: { padding: '8px 24px 64px' },
  '&:focus': { outline: 'none' },
}));

/** The layout of every page behind the login (R3 §2.1). */
export function Shell({ children }: CoreLayoutProps) {
  const { pathname } = useLocation();
  const session = currentSession();
  const { name } = useBank();
  useSessionRenewal();
  useCancelledNotice();
  useLiveEvents(isAllowed({ resource: caseResource, action: 'list' }));
  return (
    <ShortcutHelp>
      <Skip href="#inhalt">Zum Inhalt</Skip>
      <Bar>
        <Link to="/bm/start">
          <BankMark />
          {/* The link's only name where the bank has none yet. */}
          <span className={name === '' ? 'area' : 'area beside'}>Bankzugang</span>
        </Link>
        <div className="end">
          <IdleLock />
          <ApprovalCount />
          {session === null ? null : <StaffMenu session={session} />}
        </div>
      </Bar>
      <OfflineBanner />
      <Main id="inhalt" tabIndex={-1}>
        <PageBoundary path={pathname}>{children}</PageBoundary>
      </Main>
    </ShortcutHelp>
  );
}
