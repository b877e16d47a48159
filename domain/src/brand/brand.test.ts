import fc from 'fast-check';
import { contrast, minimumContrast, mix, readableOn, textOn } from './contrast.js';
import { baseColours, brandPalette, headingType, layoutWidths } from './tokens.js';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is 21 for black on white, 1 for equal colours, and symmetric', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#0066B3', '#0066b3')).toBe(1);
    fc.assert(fc.property(colour, colour, (one, other) => contrast(one, other) === contrast(other, one)));
    expect(() => contrast('blue', '#FFFFFF')).toThrow(RangeError);
  });

  it('is sufficient for text on any bank colour, and for any bank colour as text', () => {
    fc.assert(
      fc.property(colour, (bank) => {
        expect(contrast(textOn(bank, baseColours.ink), bank)).toBeGreaterThanOrEqual(minimumContrast);
        const palette = brandPalette({ primary: bank });
        expect(contrast(palette.primary.text, baseColours.paper)).toBeGreaterThanOrEqual(minimumContrast);
        expect(contrast(palette.primary.text, baseColours.ground)).toBeGreaterThanOrEqual(minimumContrast);
        expect(palette.primary.surface).toBe(bank);
      }),
    );
  });

  it('does not change readable colours', () => {
    expect(readableOn('#FFFFFF', '#002D67')).toBe('#002D67');
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
    expect(brandPalette().primary.text).toBe('#0066B3');
  });

  it('is sufficient for all fixed colours on paper and ground', () => {
    const { ink, inkSoft, success, warning, danger, ground, paper } = baseColours;
    for (const text of [ink, inkSoft, success, warning, danger]) {
      expect(contrast(text, paper)).toBeGreaterThanOrEqual(minimumContrast);
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(minimumContrast);
    }
  });
});

test('a heading has a size of the type scale', () => {
  expect(headingType(17, 2, 1.25)).toEqual({
    fontSize: '24.5px',
    lineHeight: 1.25,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  });
});

it('has a phone below 769 px and a tablet up to 1024 px', () => {
  expect([layoutWidths.md, layoutWidths.lg]).toEqual([769, 1025]);
});
