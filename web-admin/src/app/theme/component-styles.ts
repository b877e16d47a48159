import { radius } from '@kontor/domain/brand/tokens';
import type { Components, Theme } from '@mui/material/styles';
import { globalStyles } from './global-styles.js';

const floating = '0 8px 28px rgba(13, 20, 26, 0.16)';

export const componentStyles: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        paddingInline: 14,
        borderRadius: radius.field,
        '&.MuiButton-sizeSmall': { minHeight: 32, fontSize: 14, paddingInline: 10 },
        '&.MuiButton-outlined': { borderColor: theme.vars.palette.divider, color: theme.vars.palette.text.primary },
        '&.MuiButton-outlined.Mui-disabled': { color: theme.vars.palette.text.disabled },
        '&.MuiButton-outlined:hover': { background: theme.vars.palette.background.default },
        '&.MuiButton-text': { color: theme.vars.palette.primary.text },
        '&.MuiButton-colorError:not(.MuiButton-contained)': { color: theme.vars.palette.error.text },
      }),
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation8: { boxShadow: floating },
      elevation24: { boxShadow: floating },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card, margin: 16, width: 'calc(100% - 32px)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        background: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 75%, ${theme.vars.palette.background.paper})`,
        },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: 13,
        fontWeight: 400,
        background: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: 15 }),
      sizeSmall: { height: 32, padding: '2px 12px' },
      head: ({ theme }) => ({
        fontSize: 13,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: { textTransform: 'none', fontSize: 15, fontWeight: 600 },
    },
  },
  MuiLink: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.primary.text }) } },
};
