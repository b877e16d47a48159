import { defaultLanguage, languages } from '@kontor/texts/languages';
import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeadImage } from '../page/HeadImage.js';
import { PageFrame, Lead } from '../page/PageFrame.js';
import { prerenderedShellId } from './prerendered-shell.js';
import { HeaderPlaceholder } from './InitialSkeleton.js';
import { createKontorTheme } from '../theme/theme.js';

/**
 * Runs before the shell is painted: whoever reads another language sees no German texts while it is loaded. Chooses as
 * `wantedLanguage` does.
 */
const chooseLanguage = `{
  let kept;
  try { kept = localStorage.getItem('kontor.customer.language'); } catch {}
  const named = [new URLSearchParams(location.search).get('lang'), kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  document.documentElement.lang = named.find((name) => ${JSON.stringify(languages)}.includes(name)) ?? '${defaultLanguage}';
}`;

const hideTexts = `html:not([lang=${defaultLanguage}]) #${prerenderedShellId} :is(h1,p){visibility:hidden}`;

/**
 * The shell of a landing page as HTML: image, heading and introduction with placeholders for what the bank has. Runs in the build
 * only. The CSS variables of the colours are left out, because every rule contains the value as
 * well.
 */
export function renderPrerenderedShell(): string {
  const cache = createCache({ key: 'first' });
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createKontorTheme()}>
        <CssBaseline />
        <HeaderPlaceholder />
        <PageFrame width="page">
          <HeadImage src="{{image}}" />
          <h1>{'{{title}}'}</h1>
          <Lead>{'{{lead}}'}</Lead>
        </PageFrame>
      </ThemeProvider>
    </CacheProvider>,
  );
  const style = /<style[^>]*>([^]*?)<\/style>/g;
  const rules = [...html.matchAll(style)].map(([, found]) => found).join('');
  return (
    `<!--prerendered-shell--><div id="${prerenderedShellId}"><style nonce="__CSP_NONCE__">${rules}${hideTexts}</style>` +
    `<script nonce="__CSP_NONCE__">${chooseLanguage}</script>` +
    `${html.replace(style, '')}</div><!--/prerendered-shell-->`
  );
}
