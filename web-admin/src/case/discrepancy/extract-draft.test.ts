import { extractSchema } from '@kontor/domain/discrepancy/discrepancy.schema';
import { type CaseOwner, type OwnerFacts } from '@kontor/domain/discrepancy/owner-facts';
import {
  bodyOf,
  draftOf,
  type ExtractDraft,
  isComplete,
  ownerProblems,
  type OwnerTexts,
  withOther,
} from './extract-draft.js';

const facts: OwnerFacts = {
  firstName: 'Änne',
  lastName: 'Weiß',
  birthDate: '1980-05-17',
  city: 'Berlin',
  nationalities: ['DE'],
  interest: 'SHARE',
  share: 33.33,
};
const owner: CaseOwner = { personId: 'p1', ...facts };
const answer = { owners: [owner], extract: null, step: 3 };
const chosen = (draft: ExtractDraft, found: 'agrees' | 'differs' | 'missing', texts: Partial<OwnerTexts> = {}) => ({
  ...draft,
  owners: draft.owners.map((one) => ({ ...one, found, texts: { ...one.texts, ...texts } })),
});

it('opens with the owners of the application and nothing chosen', () => {
  const draft = draftOf(answer);
  expect(draft).toMatchObject({ hasEntry: true, owners: [{ personId: 'p1', found: '' }] });
  expect(draft.owners[0]?.texts).toMatchObject({ birthDate: '17.05.1980', share: '33,33', interest: 'SHARE' });
  expect(isComplete(draft)).toBe(false);
  expect(isComplete({ ...draft, hasEntry: false })).toBe(true);
});

it.each([
  ['agrees', {}, facts],
  ['agrees', { city: 'typed and given up' }, facts],
  [
    'differs',
    { city: ' Bonn ', share: '', interest: '', birthDate: '' },
    { ...facts, city: 'Bonn', share: null, interest: null, birthDate: '' },
  ],
  [
    'differs',
    { birthDate: '1.6.1980', nationalities: ['DE', 'TR'] },
    { ...facts, birthDate: '1980-06-01', nationalities: ['DE', 'TR'] },
  ],
  ['missing', {}, null],
] as const)('sends an owner that %s with %j as %j, and opens with it again', (found, texts, registered) => {
  const draft = chosen(draftOf(answer), found, texts);
  expect(isComplete(draft)).toBe(true);
  const body = bodyOf(draft, answer);
  expect(body).toEqual({ step: 3, hasEntry: true, owners: [{ personId: 'p1', registered }] });
  expect(extractSchema.safeParse(body).success).toBe(true);
  expect(draftOf({ ...answer, extract: extractSchema.parse(body) }).owners).toMatchObject([{ personId: 'p1', found }]);
});

it('has owners whom only the extract names, also those who have left the application', () => {
  const draft = withOther(chosen(draftOf(answer), 'missing'), 'new');
  expect(ownerProblems(draft.owners[1]!)).toEqual({ firstName: 'Pflichtfeld', lastName: 'Pflichtfeld' });
  const extract = {
    hasEntry: true,
    owners: [
      { personId: 'p9', registered: facts },
      { personId: null, registered: facts },
    ],
  };
  expect(draftOf({ ...answer, extract }).owners.map(({ personId, found }) => [personId, found])).toEqual([
    ['p1', ''],
    [null, 'differs'],
    [null, 'differs'],
  ]);
});

it.each([
  [{ birthDate: '31.02.1980' }, 'birthDate'],
  [{ share: '101' }, 'share'],
  [{ share: 'viel' }, 'share'],
  [{ lastName: ' ' }, 'lastName'],
])('refuses %j', (texts, field) => {
  const [first] = chosen(draftOf(answer), 'differs', texts).owners;
  expect(Object.keys(ownerProblems(first!))).toEqual([field]);
});

it('sends no owners of a company without an entry', () => {
  expect(bodyOf({ ...draftOf(answer), hasEntry: false }, answer)).toEqual({ step: 3, hasEntry: false, owners: [] });
});
