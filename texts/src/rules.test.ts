import { ruleTemplate } from './rules.js';

const texts = {
  required: 'This field is required',
  city: 'Enter the town',
  'city.limit': 'Enter the town, no more than {limit} characters',
  owners: 'Enter two owners',
  'owners.one': 'Enter one owner',
  share: 'Between {limit} and 100',
};

test.each([
  ['by its code', { code: 'required' }, 'This field is required'],
  ['by its label', { code: 'required', label: 'city' }, 'Enter the town'],
  [
    'with its number',
    { code: 'length', label: 'city', limit: 1200 },
    'Enter the town, no more than {limit} characters',
  ],
  ['for one', { code: 'owners', label: 'owners', limit: 1 }, 'Enter one owner'],
  ['for more than one', { code: 'owners', label: 'owners', limit: 2 }, 'Enter two owners'],
  ['with a number in every case', { code: 'range', label: 'share', limit: 0.01 }, 'Between {limit} and 100'],
  ['that is unknown', { code: 'new', label: 'new' }, undefined],
  ['that is called like a method', { code: 'toString' }, undefined],
])('a rule is found %s', (_what, rule, text) => {
  expect(ruleTemplate(texts, rule)).toBe(text);
});
