import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadBehindLogin } from './app/App.js';
import { restoreSession } from './providers/restore-session.js';
import { pageNonce } from './ui/page-nonce.js';
import '@kontor/domain/brand/fonts.css';

const cache = createCache({ key: 'k', nonce: pageNonce() });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
// While the session is renewed.
void loadBehindLogin(window.location);
// Each page depends on whether somebody is signed in. The wait is in no module, so that the bundle keeps its entry.
void restoreSession().then(() =>
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <App />
      </CacheProvider>
    </StrictMode>,
  ),
);
