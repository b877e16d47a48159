import {
  brandPalette,
  headingType,
  layoutWidths,
  radius,
  type,
  type BankColours,
  type ColourRole,
} from '@kontor/domain/brand/tokens';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { globalStyles } from './global-styles.js';

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Background of surfaces. */
    readonly tint: string;
    /** Text colour with enough contrast. */
    readonly text: string;
  }
  interface SimplePaletteColorOptions {
    readonly tint?: string;
    readonly text?: string;
  }
  interface Palette {
    readonly deep: PaletteColor;
  }
  interface PaletteOptions {
    readonly deep?: SimplePaletteColorOptions;
  }
}

function paletteColour({ surface, text, tint, onSurface }: ColourRole) {
  return { main: surface, contrastText: onSurface, text, tint };
}

function paletteOf(bank: BankColours) {
  const brand = brandPalette(bank);
  return {
    primary: paletteColour(brand.primary),
    deep: { ...paletteColour(brand.deep), light: brand.deep.surface, dark: brand.deep.surface },
    success: paletteColour(brand.success),
    warning: paletteColour(brand.warning),
    error: paletteColour(brand.danger),
    info: paletteColour(brand.info),
    text: { primary: brand.ink, secondary: brand.inkSoft },
    divider: brand.line,
    background: { default: brand.ground, paper: brand.paper },
  };
}

const heading = (steps: number, lineHeight: number) => headingType(type.customer.size, steps, lineHeight);

/** The MUI theme from the brand tokens and the bank's colours. */
export function createKontorTheme(bank: BankColours = {}) {
  return createTheme({
    cssVariables: { cssVarPrefix: 'kontor' },
    palette: paletteOf(bank),
    spacing: 4,
    shape: { borderRadius: radius.field },
    breakpoints: { values: layoutWidths },
    typography: {
      fontFamily: type.family,
      fontSize: 14,
      body1: { fontSize: `${type.customer.size}px`, lineHeight: type.customer.lineHeight, letterSpacing: 0 },
      body2: { fontSize: '15px', lineHeight: 1.45, letterSpacing: 0 },
      h1: heading(4, 1.15),
      h2: heading(2, 1.25),
      h3: heading(1, 1.3),
      button: { textTransform: 'none', fontWeight: type.headingWeight, letterSpacing: 0, fontSize: '17px' },
    },
    components: {
      MuiCssBaseline: { styleOverrides: globalStyles },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
}
