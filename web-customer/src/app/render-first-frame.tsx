import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageFrame, Lead } from '../ui/PageFrame.js';
import { firstFrameId } from './first-frame.js';
import { HeaderSpace } from './FirstLoad.js';
import { createKontorTheme } from './theme.js';

/**
 * What the server can write of a page before its app has come, as HTML: heading and sentence where the page will have them,
 * with marks for the portal to put the bank's words in. Used by the build only. The look is the app's own; of its colours
 * every rule names the value too, so their variables are left out.
 */
export function renderFirstFrame(): string {
  const cache = createCache({ key: 'first' });
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createKontorTheme()}>
        <CssBaseline />
        <HeaderSpace />
        <PageFrame narrow={false}>
          <h1>{'{{title}}'}</h1>
          <Lead>{'{{lead}}'}</Lead>
        </PageFrame>
      </ThemeProvider>
    </CacheProvider>,
  );
  const style = /<style[^>]*>([^]*?)<\/style>/g;
  const rules = [...html.matchAll(style)].map(([, found]) => found).join('');
  return (
    `<!--first-frame--><div id="${firstFrameId}"><style nonce="__CSP_NONCE__">${rules}</style>` +
    `${html.replace(style, '')}</div><!--/first-frame-->`
  );
}
