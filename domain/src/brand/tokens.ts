import { mix, readableOn, textOn } from './contrast.js';

/** Base colours of every theme, mail and PDF; a bank replaces primary and deep (look "Tokens"). */
export const baseColours = {
  primary: '#0066B3',
  deep: '#002D67',
  ink: '#14202B',
  inkSoft: '#4A5A68',
  line: '#D8E0E7',
  ground: '#F5F8FA',
  paper: '#FFFFFF',
  success: '#1B7F4B',
  warning: '#9A6200',
  danger: '#B3261E',
} as const;

/** Radii in px: cards, fields and buttons; chips are fully round. */
export const radius = { card: 10, field: 8, chip: 999 } as const;

/** Widths: px, and characters for running text. */
export const widths = { form: 640, pair: 1008, page: 1200, sidebar: 320, mail: 600, text: '68ch' } as const;

/** Below `mobile` px one column, up to `tablet` px tablet rules (R1 §9). */
export const breakpoints = { mobile: 769, tablet: 1024 } as const;

/** Widths in px from which the layout of both apps changes, by the names of MUI. */
export const layoutWidths = { xs: 0, sm: 480, md: breakpoints.mobile, lg: breakpoints.tablet + 1, xl: 1280 } as const;

/** Type: px and line height of both apps, scale between steps, weight of headings. */
export const type = {
  family: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
  customer: { size: 17, lineHeight: 1.5 },
  staff: { size: 15, lineHeight: 1.45 },
  scale: 1.2,
  headingWeight: 600,
} as const;

/** The style of a heading that many steps of the scale above running text of `size` px. */
export function headingType(size: number, steps: number, lineHeight: number) {
  const fontSize = `${Math.round(size * type.scale ** steps * 10) / 10}px`;
  return { fontSize, lineHeight, fontWeight: type.headingWeight, letterSpacing: '-0.01em' };
}

/** One colour as surface, for text, its light tint, and the text colour on it. */
export interface ColourRole {
  readonly surface: string;
  /** Has enough contrast on paper and ground. */
  readonly text: string;
  readonly tint: string;
  readonly onSurface: string;
}

export interface BrandPalette {
  readonly primary: ColourRole;
  readonly deep: ColourRole;
  readonly success: ColourRole;
  readonly warning: ColourRole;
  readonly danger: ColourRole;
  readonly info: ColourRole;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly ground: string;
  readonly paper: string;
}

/** The bank's own colours as #RRGGBB. */
export interface BankColours {
  readonly primary?: string | undefined;
  readonly deep?: string | undefined;
}

function roleOf(colour: string): ColourRole {
  const { ground, ink, paper } = baseColours;
  return {
    surface: colour,
    text: readableOn(ground, colour),
    tint: mix(paper, colour, 0.08),
    onSurface: textOn(colour, ink),
  };
}

/**
 * The palette of a bank: its colours on surfaces, darkened where their contrast is too low for text (look "Tokens").
 */
export function brandPalette(bank: BankColours = {}): BrandPalette {
  const { ink, inkSoft, line, ground, paper, success, warning, danger } = baseColours;
  const primary = roleOf(bank.primary ?? baseColours.primary);
  return {
    primary,
    deep: roleOf(bank.deep ?? baseColours.deep),
    success: roleOf(success),
    warning: roleOf(warning),
    danger: roleOf(danger),
    info: primary,
    ink,
    inkSoft,
    line,
    ground,
    paper,
  };
}
