import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { text } from '../texts/text.js';
import { Delayed } from '../ui/Delayed.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { useWithoutFirstFrame } from './first-frame.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { NoticeList } from './NoticeList.js';
import { OfflineBanner } from './OfflineBanner.js';
import { hasTokens } from './tokens.js';
import { useConfiguration } from './use-configuration.js';
import { WaitBar } from './WaitBar.js';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 10,
  padding: '12px 20px',
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  '&:focus': { top: 8 },
}));

const Main = styled('main')({ flex: 1, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } });

const refreshMs = 540_000;

/** Keeps the login fresh while the page stays open (spec 1 §9). */
function useFreshLogin(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (hasTokens()) void import('./session.js').then(({ keepFresh }) => keepFresh());
    }, refreshMs);
    return () => clearInterval(timer);
  }, []);
}

/** The bank's own sign in the tab. */
function useFavicon(): void {
  const favicon = useConfiguration()?.favicon ?? '';
  useEffect(() => {
    if (favicon !== '') document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
  }, [favicon]);
}

/** What stands around every page. */
export function Shell() {
  useWithoutFirstFrame();
  useFreshLogin();
  useFavicon();
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      <SkipLink href="#inhalt">{text('app.skip')}</SkipLink>
      <OfflineBanner />
      <Header />
      <div role="status">
        {isMoving ? (
          <Delayed>
            <WaitBar />
            <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
          </Delayed>
        ) : null}
      </div>
      <Main id="inhalt" tabIndex={-1}>
        <NoticeList />
        <Outlet />
      </Main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
