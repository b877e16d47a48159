import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalForms } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { formatShare, shareProblem } from '@kontor/domain/person/share';

const folder = join(import.meta.dirname, '../../../texts/src/de');
const texts = readdirSync(folder)
  .filter((name) => /json$/.test(name))
  .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>));

// GwG § 3 Abs. 2: more than 25 percent of the capital or of the votes, or a comparable control.
test('who is a beneficial owner is said in the same words everywhere', () => {
  const named = texts.filter(([, words]) => /mehr als 25/.test(words));
  expect(named.map(([key]) => key).sort()).toEqual(['created.owner.hint', 'owner.body', 'person.owns.hint']);
  for (const [, words] of named) {
    expect(words).toMatch(/mehr als 25 % der Anteile oder Stimmrechte gehören/);
    expect(words).toMatch(/das Unternehmen auf vergleichbare Weise kontrolliert/);
  }
});

test.each(legalForms)('the share of %s accepts the limits that its hint names', (form) => {
  const { minShare } = traitsOf(form);
  expect(shareProblem(formatShare(minShare), minShare)).toBeUndefined();
  expect(shareProblem('100', minShare)).toBeUndefined();
  expect(shareProblem(formatShare(minShare - 0.01), minShare)?.code).toBe('range');
});

test('the question about ownership is asked only where the rule of 25 percent applies', () => {
  const asking = legalForms.map(traitsOf).filter(({ asksOwnership }) => asksOwnership);
  expect(new Set(asking.map(({ minShare }) => minShare))).toEqual(new Set([25]));
});
