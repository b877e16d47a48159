import {
  brandPalette,
  headingType,
  layoutWidths,
  radius,
  type,
  type BrandPalette,
  type ColourRole,
} from '@kontor/domain/brand/tokens';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { ThemeOptions } from '@mui/material/styles';
import { componentStyles } from './component-styles.js';
import { darkPalette } from './dark-palette.js';

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Background of surfaces in this colour. */
    readonly tint: string;
    /** The colour for text on paper and ground. */
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

type Brand = { readonly [Name in keyof BrandPalette]: BrandPalette[Name] };

function paletteColour({ surface, text, tint, onSurface }: ColourRole) {
  return { main: surface, light: surface, dark: surface, contrastText: onSurface, text, tint };
}

function paletteOf(brand: Brand, mode: 'light' | 'dark') {
  return {
    mode,
    primary: paletteColour(brand.primary),
    secondary: paletteColour(brand.primary),
    deep: paletteColour(brand.deep),
    success: paletteColour(brand.success),
    warning: paletteColour(brand.warning),
    error: paletteColour(brand.danger),
    info: paletteColour(brand.info),
    text: { primary: brand.ink, secondary: brand.inkSoft },
    divider: brand.line,
    background: { default: brand.ground, paper: brand.paper },
  };
}

const heading = (steps: number, lineHeight: number) => headingType(type.staff.size, steps, lineHeight);

export function createStaffTheme(mode: 'light' | 'dark') {
  return {
    cssVariables: { cssVarPrefix: 'kontor' },
    palette: paletteOf(mode === 'light' ? brandPalette() : darkPalette(), mode),
    spacing: 4,
    shape: { borderRadius: radius.field },
    breakpoints: { values: layoutWidths },
    typography: {
      fontFamily: type.family,
      fontSize: 13,
      body1: { fontSize: `${type.staff.size}px`, lineHeight: type.staff.lineHeight, letterSpacing: 0 },
      body2: { fontSize: '14px', lineHeight: 1.4, letterSpacing: 0 },
      h1: heading(3, 1.2),
      h2: heading(1, 1.3),
      h3: heading(0, 1.35),
      button: { textTransform: 'none', fontWeight: type.headingWeight, letterSpacing: 0, fontSize: '15px' },
    },
    components: componentStyles,
  } satisfies ThemeOptions;
}
