import createCache from '@emotion/cache';
import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createAppRouter } from './router/router.js';
import { createKontorTheme } from './theme/theme.js';

const theme = createKontorTheme();
const router = createAppRouter();
const colourVariables = theme.generateStyleSheets();

/**
 * The customer app. Its colours never change while the page is open, so MUI's provider of colour schemes is left out
 * and the theme's variables are written once. The nonce allows its styles under the content security policy.
 */
export function App({ nonce }: { readonly nonce: string | undefined }) {
  const [cache] = useState(() => createCache({ key: 'kontor', ...(nonce === undefined ? {} : { nonce }) }));
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Global styles={colourVariables} />
          <CssBaseline />
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
