import { companyTypeLabels, companyTypes } from './company-types.js';
import { countries, countryLabel, isCountryCode } from './countries.js';
import { findIndustry, industries, industryLabel, subcategoriesOf } from './industries.js';
import { isSalutation, openingLine, salutationLabels } from './salutations.js';
import { sectorGroups } from './sector-groups.js';
import { turnoverBandOf } from './turnover-bands.js';

describe('lists', () => {
  it('offers Germany, Austria and Switzerland first and each country once', () => {
    expect(countries.slice(0, 3).map((country) => country.code)).toEqual(['DE', 'AT', 'CH']);
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThanOrEqual(249);
    const rest = countries.slice(3).map((country) => country.label);
    expect(rest).toEqual([...rest].sort((left, right) => left.localeCompare(right, 'de')));
    expect(countries.every(({ code, label }) => /^[A-Z]{2}$/.test(code) && label.trim() !== '')).toBe(true);
    expect(countryLabel('IR')).toBe('Iran');
    expect(isCountryCode('XX')).toBe(false);
  });

  it('has 27 industries, the first of them "Auswählen", and the six groups', () => {
    expect(industries).toHaveLength(27);
    expect(industries[0]).toEqual({ value: '', label: 'Auswählen' });
    expect(Object.keys(sectorGroups)).toEqual(['A', 'B', 'C', 'D', 'F', 'G']);
    expect(new Set(industries.flatMap((industry) => industry.group ?? []))).toEqual(new Set(Object.keys(sectorGroups)));
  });

  it('finds the subcategories of an industry', () => {
    expect(subcategoriesOf('CONSTRUCTION').map((subcategory) => subcategory.code)).toEqual(['F41', 'F42', 'F43']);
    expect(subcategoriesOf('IT_SERVICES')).toEqual([]);
    expect(findIndustry('')).toBeUndefined();
    expect(industryLabel('F41')).toBe('Hochbau');
    expect(industryLabel('unknown')).toBe('unknown');
  });

  it.each([
    ['A', 'AGRICULTURE', 3],
    ['B', 'MINING', 5],
    ['C', 'MANUFACTURING', 24],
    ['D', 'ENERGY', 3],
    ['F', 'CONSTRUCTION', 3],
    ['G', 'TRADE', 3],
  ] as const)('group %s belongs to %s with %d subcategories', (group, industry, count) => {
    const { subcategories } = sectorGroups[group];
    expect(subcategoriesOf(industry)).toBe(subcategories);
    expect(subcategories).toHaveLength(count);
    expect(subcategories.every(({ code }) => code.startsWith(group))).toBe(true);
    const codes = subcategories.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('every code has one label', () => {
    const values = industries.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(industries.map(({ label }) => label)).size).toBe(industries.length);
  });

  it('has the salutations of R1 §3 and no other', () => {
    expect(salutationLabels).toEqual({ MR: 'Herr', MS: 'Frau', NO_SALUTATION: 'Keine Anrede' });
    expect([isSalutation('MR'), isSalutation('DR'), isSalutation('toString')]).toEqual([true, false, false]);
  });

  it.each([
    [0, 'LT250'],
    [249_999, 'LT250'],
    [250_000, 'LT500'],
    [499_999, 'LT500'],
    [500_000, 'LT6000'],
    [5_999_999, 'LT6000'],
    [6_000_000, 'GT6000'],
  ])('the band of a turnover of %d euro is %s', (euro, band) => {
    expect(turnoverBandOf(euro)).toBe(band);
  });

  it('has a neutral opening line without a salutation', () => {
    expect(openingLine('MS', 'Kaya')).toBe('Sehr geehrte Frau Kaya');
    expect(openingLine('MR', 'Kaya')).toBe('Sehr geehrter Herr Kaya');
    expect(openingLine('', 'Kaya')).toBe('Guten Tag');
    expect(openingLine('NO_SALUTATION', 'Kaya')).toBe('Guten Tag');
  });
});

it('has the company types of the exchange of tax information', () => {
  expect(companyTypes).toEqual(['ACTIVE', 'PASSIVE', 'EXEMPT_BENEFICIAL_OWNER']);
  expect(Object.values(companyTypeLabels).every((label) => label.length > 0)).toBe(true);
});
