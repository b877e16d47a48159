import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { createStaffTheme } from './theme.js';

const themes = { light: createTheme(createStaffTheme('light')), dark: createTheme(createStaffTheme('dark')) };

export function SystemTheme({ children }: { readonly children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <ThemeProvider theme={isDark ? themes.dark : themes.light}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
