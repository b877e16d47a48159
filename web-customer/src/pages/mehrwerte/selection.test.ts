import type { Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';
import { answered, differs, isChosen } from './selection.js';

const option = (key: string): Mehrwert => ({ key, label: key, active: true, editable: true });
const offered = [option('kartenzahlung'), option('finanzierung')];

describe('the selection of options', () => {
  test('every offered option gets an answer, and removed options are kept', () => {
    expect(answered({ finanzierung: true, frueher: true }, offered)).toEqual({
      kartenzahlung: false,
      finanzierung: true,
      frueher: true,
    });
    expect(answered({}, offered)).toEqual({ kartenzahlung: false, finanzierung: false });
  });

  test('a property name of JavaScript is no choice', () => {
    expect(isChosen({}, 'constructor')).toBe(false);
  });

  test('the answer no equals no answer', () => {
    expect(differs({}, { kartenzahlung: false }, offered)).toBe(false);
    expect(differs({}, { kartenzahlung: true }, offered)).toBe(true);
    expect(differs({ frueher: true }, {}, offered)).toBe(false);
  });
});
