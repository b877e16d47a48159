import { canSaveMehrwerte, mehrwerteKeyMessages, withChangedMehrwert, withNewMehrwert } from './edit-mehrwerte.js';
import { longTextElements } from '../../ui/rich-text/text-elements.js';
import { newMehrwert, type Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';

const fixed: Mehrwert = { key: 'fest', label: 'Fest', active: true, editable: false };
const free = newMehrwert(0);

describe('editing added values', () => {
  it('adds one with the defaults under a free key', () => {
    expect(newMehrwert(2)).toEqual({ key: 'mehrwert-3', label: 'Bezeichnung', active: true, editable: true });
    expect(withNewMehrwert([fixed]).map(({ key }) => key)).toEqual(['fest', 'mehrwert-2']);
    const third = { ...free, key: 'mehrwert-3' };
    expect(withNewMehrwert([third, fixed]).map(({ key }) => key)).toEqual(['mehrwert-3', 'fest', 'mehrwert-4']);
  });

  it('changes and deletes only what is not read-only', () => {
    const options = [fixed, free];
    expect(withChangedMehrwert(options, 1, { label: 'Neu' })[1]?.label).toBe('Neu');
    expect(withChangedMehrwert(options, 0, { label: 'Neu' })).toEqual(options);
  });

  it.each([
    [['a', 'b'], true],
    [[], true],
    [['a', 'a'], false],
    [['a', ' a '], false],
    [['a', ''], false],
    [[' '], false],
  ])('with keys %j can be saved: %s', (keys, expected) => {
    expect(canSaveMehrwerte(keys.map((key) => ({ key })))).toBe(expected);
  });

  it('allows lists in the short text, links and bold in the long one', () => {
    expect(longTextElements).toEqual(expect.arrayContaining(['a', 'ul', 'li', 'b']));
    expect(longTextElements).not.toContain('script');
    expect(Object.keys(mehrwerteKeyMessages)).toEqual(['keys empty', 'keys not unique']);
  });
});
