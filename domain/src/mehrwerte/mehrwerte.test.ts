import {
  asksForMehrwerte,
  chosenMehrwerte,
  mehrwerteKeyProblems,
  newMehrwert,
  type MehrwerteSettings,
} from './mehrwerte.js';
import { mehrwerteSchema } from './mehrwerte.schema.js';

const settings: MehrwerteSettings = {
  active: true,
  mehrwerte: [
    { key: 'a', label: 'A', active: true, editable: true },
    { key: 'b', label: 'B', active: false, editable: true },
  ],
};

describe('added values', () => {
  it('are requested while offered and unselected', () => {
    expect(asksForMehrwerte(settings, {})).toBe(true);
    expect(asksForMehrwerte(settings, { a: false })).toBe(false);
    expect(asksForMehrwerte({ ...settings, active: false }, {})).toBe(false);
    expect(asksForMehrwerte({ active: true, mehrwerte: [] }, {})).toBe(false);
    expect(asksForMehrwerte(undefined, {})).toBe(false);
  });

  it('are chosen only while offered', () => {
    expect(chosenMehrwerte(settings, { a: true, b: true }).map((option) => option.key)).toEqual(['a']);
  });

  it('have unique keys', () => {
    expect(mehrwerteKeyProblems([{ key: 'a' }, { key: ' a' }, { key: '' }])).toEqual(['keys empty', 'keys not unique']);
    expect(mehrwerteSchema.safeParse({ active: true, mehrwerte: [newMehrwert(0), newMehrwert(0)] }).success).toBe(
      false,
    );
    expect(mehrwerteSchema.safeParse({ active: true, mehrwerte: [newMehrwert(0), newMehrwert(1)] }).success).toBe(true);
  });
});
