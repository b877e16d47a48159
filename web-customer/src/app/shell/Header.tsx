import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { text } from '../../texts/text.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Logo } from './Logo.js';
import { LogoutButton } from './LogoutButton.js';
import { path } from '../routes/routes.js';
import { hasTokens, onTokensChange } from '../session/tokens.js';
import { useConfiguration } from '../configuration/use-configuration.js';

const HelpDialog = lazy(() => import('./HelpDialog.js').then(({ HelpDialog }) => ({ default: HelpDialog })));

const Bar = styled('header')(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Inner = styled('div')(({ theme }) => ({
  maxWidth: 1248,
  minHeight: 68,
  margin: '0 auto',
  padding: '8px 24px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  [theme.breakpoints.down('md')]: { padding: '6px 8px 6px 16px', minHeight: 60 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  // The text of the last item must end where the page does.
  marginRight: -12,
  [theme.breakpoints.down('md')]: { marginRight: 0 },
  [theme.breakpoints.down('sm')]: { '& button, & a': { padding: '8px' }, '& svg': { display: 'none' } },
}));

/** What the bank offers here; on a phone the title of the page says it. */
const Product = styled('span')(({ theme }) => ({
  marginRight: 'auto',
  paddingLeft: 16,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: '32px',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { '@media screen': { display: 'none' } },
}));

const Home = styled(Link)({
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
});

export function Header() {
  const configuration = useConfiguration();
  const loggedIn = useSyncExternalStore(onTokensChange, hasTokens);
  const [helpOpen, setHelpOpen] = useState(false);
  const { support, portalLink } = configuration ?? {};
  const canHelp = [support?.mail, support?.phone, support?.chat].some((way) => way !== undefined && way !== '');
  return (
    <Bar>
      <Inner>
        <Home
          to={path('einstieg-konto-vergleich')}
          aria-label={text('header.home', { bank: configuration?.bankName ?? '' })}
        >
          <Logo />
        </Home>
        {configuration === undefined ? null : <Product>{text('header.product')}</Product>}
        <Actions>
          {canHelp ? (
            <Button look="quiet" onClick={() => setHelpOpen(true)} aria-haspopup="dialog">
              <HelpOutlineOutlined aria-hidden />
              {text('header.help')}
            </Button>
          ) : null}
          {!loggedIn && portalLink === true ? (
            <ButtonLink look="quiet" to={path('hub-login')}>
              {text('header.login')}
            </ButtonLink>
          ) : null}
          {loggedIn ? <LogoutButton /> : null}
        </Actions>
      </Inner>
      {helpOpen && support !== undefined ? (
        <Suspense>
          <HelpDialog support={support} onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </Bar>
  );
}
