import { contrast, minimumContrast, mix } from '@kontor/domain/brand/contrast';
import { baseColours, type BankColours, type ColourRole } from '@kontor/domain/brand/tokens';

const paper = '#141C24';
const ground = '#0D141A';
const ink = '#E6ECF1';

/** The colour, lightened until it is readable on a dark surface. */
export function readableOnDark(surface: string, colour: string): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mix(colour, '#FFFFFF', share);
    if (contrast(candidate, surface) >= minimumContrast) return candidate;
  }
  return '#FFFFFF';
}

function roleOf(colour: string): ColourRole {
  const tint = mix(paper, colour, 0.22);
  // The text is used on paper and on the tint; which of them is lighter depends on the colour.
  const text = readableOnDark(tint, readableOnDark(paper, colour));
  return { surface: text, text, tint, onSurface: ground };
}

export function darkPalette(bank: BankColours = {}) {
  const { success, warning, danger } = baseColours;
  const primary = roleOf(bank.primary ?? baseColours.primary);
  return {
    primary,
    deep: { ...roleOf(bank.deep ?? baseColours.deep), text: ink },
    success: roleOf(success),
    warning: roleOf(warning),
    danger: roleOf(danger),
    info: primary,
    ink,
    inkSoft: '#A9B7C3',
    line: '#2B3844',
    ground,
    paper,
  } as const;
}
