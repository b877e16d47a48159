import { readingOf } from '../form/settings-reading.js';
import { changesSince, overwrittenSettings } from './changes-since.js';

const version = (number: number, ...names: string[]) => ({ number, names, publishedAt: '', publishedBy: 'Eva' });
const reading = (bankName: string, agbUrl: string, number: number) =>
  readingOf(
    Object.entries({ bankName, agbUrl }).map(([name, value]) => ({
      '@id': '',
      '@type': 'Setting' as const,
      name,
      value,
      version: number,
    })),
  );

describe('a conflict', () => {
  it('names the versions since the form was opened that changed its settings', () => {
    const published = [
      version(4, 'agbUrl'),
      version(5, 'bankName', 'agbUrl'),
      version(6, 'bankName'),
      version(7, 'mehrwerte'),
    ];
    const base = { versions: { bankName: 4 } };
    expect(changesSince(base, ['bankName'], published).map(({ number }) => number)).toEqual([6, 5]);
    expect(changesSince(base, ['konten'], published)).toEqual([]);
  });

  it.each([
    ['Bank', '/neu', [['agbUrl', '/neu', '/agb']]],
    ['Andere', '/agb', [['bankName', 'Andere', 'Meine']]],
    ['Meine', '/agb', []],
  ])('with %s and %s shows what would be overwritten', (bankName, agbUrl, lost) => {
    const conflict = { base: reading('Bank', '/agb', 1), valuesOf: () => ({ bankName: 'Meine', agbUrl: '/agb' }) };
    const found = overwrittenSettings(conflict, reading(bankName, agbUrl, 2));
    expect(found.flatMap(({ name, lines }) => lines.map(({ before, after }) => [name, before, after]))).toEqual(lost);
  });
});
