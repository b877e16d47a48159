import { contrast, minimumContrast } from '@kontor/domain/brand/contrast';
import { darkPalette, readableOnDark } from './dark-palette.js';

it.each(['#0066B3', '#002D67', '#000000', '#FFCC00', '#7A0019'])(
  'text in %s is readable on dark surfaces',
  (primary) => {
    const palette = darkPalette({ primary, deep: primary });
    for (const role of [palette.primary, palette.deep, palette.success, palette.warning, palette.danger]) {
      for (const ground of [palette.paper, palette.ground, role.tint]) {
        expect(contrast(role.text, ground)).toBeGreaterThanOrEqual(minimumContrast);
      }
      expect(contrast(role.onSurface, role.surface)).toBeGreaterThanOrEqual(minimumContrast);
    }
    for (const ground of [palette.paper, palette.ground])
      expect(contrast(palette.inkSoft, ground)).toBeGreaterThanOrEqual(minimumContrast);
  },
);

it('keeps a colour that is readable already', () => {
  expect(readableOnDark('#141C24', '#FFFFFF')).toBe('#FFFFFF');
  expect(readableOnDark('#141C24', '#9AD0FF')).toBe('#9AD0FF');
});
