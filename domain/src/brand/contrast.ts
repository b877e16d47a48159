/** Smallest contrast of text on its background (WCAG 2.2 AA, look "Tokens"). */
export const minimumContrast = 4.5;

type Channels = readonly [number, number, number];

function channelsOf(colour: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (match === null) throw new RangeError(`Not a colour as #RRGGBB: ${colour}`);
  return [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16), parseInt(match[3] ?? '', 16)];
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two colours as #RRGGBB, from 1 to 21 (WCAG 2.2). Throws RangeError for anything else. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes a colour with another; `share` from 0 (the first) to 1 (the other). */
export function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const blend = (place: 0 | 1 | 2): number => from[place] + (to[place] - from[place]) * share;
  return hexOf([blend(0), blend(1), blend(2)]);
}

/** The colour of text on a surface: white, or the dark ink where white lacks contrast; black where the ink lacks it too. */
export function textOn(surface: string, ink: string): string {
  const white = '#FFFFFF';
  if (contrast(white, surface) >= minimumContrast) return white;
  return contrast(ink, surface) >= minimumContrast ? ink : '#000000';
}

/**
 * The colour itself where it has enough contrast on this ground, else darkened in steps until it does; surfaces keep
 * the original (look "Tokens").
 */
export function readableOn(ground: string, colour: string): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mix(colour, '#000000', share);
    if (contrast(candidate, ground) >= minimumContrast) return candidate;
  }
  return '#000000';
}
