import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useLanguage } from '../../texts/language.js';
import { text } from '../../texts/text.js';
import { Delayed } from '../../ui/Delayed.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { useRemovePrerenderedShell } from '../prerender/prerendered-shell.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { NoticeList } from '../notices/NoticeList.js';
import { OfflineBanner } from './OfflineBanner.js';
import { hasTokens } from '../session/tokens.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import { LoadingBar } from './LoadingBar.js';

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

/** Renews the session while the page is open (R1 §9). */
function useSessionRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (hasTokens()) void import('../session/session.js').then(({ refreshIfExpiring: keepFresh }) => keepFresh());
    }, refreshMs);
    return () => clearInterval(timer);
  }, []);
}

function useFavicon(): void {
  const favicon = useConfiguration()?.favicon ?? '';
  useEffect(() => {
    if (favicon !== '') document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
  }, [favicon]);
}

export function Shell() {
  useLanguage();
  useRemovePrerenderedShell();
  useSessionRefresh();
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
            <LoadingBar />
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
