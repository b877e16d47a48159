import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { FrozenApplication } from '../application/frozen-application.js';
import { applicationPage } from './read-application.js';

function frozenWith(count: number, street: string): FrozenApplication {
  const [person] = sampleApplication.people;
  const people = Array.from({ length: count }, (_, n) => ({ ...person, id: `1001-${n}`, line1: street }));
  return {
    application: {
      ...sampleApplication,
      people,
      matchingDecisions: [{ kind: 'FUNCTIONARIES', decision: 'IGNORED', foundKey: 'k' }],
    },
    registration: {} as never,
    product: { kontoId: '1', productNumber: '12345678', conditionNumber: '1', girocardProductNumber: '2' },
    documents: [],
    orderCheckboxes: {},
  };
}

describe('the application as services read it', () => {
  it('is one page when it is small', () => {
    const page = applicationPage(frozenWith(3, 'Lindenallee 12'), 0, (id) =>
      id === '1001-1' ? '1001:1001-1:ident:1' : '',
    );
    expect(page.persons).toHaveLength(3);
    expect(page).not.toHaveProperty('nextPersonOffset');
    expect(page.persons?.map(({ identityCheck }) => identityCheck)).toEqual(['', '1001:1001-1:ident:1', '']);
    expect(page.matchingDecisions).toEqual([
      { kind: 'FUNCTIONARIES', decision: 'IGNORED', foundKey: 'k', personId: '' },
    ]);
  });

  it('is paged by persons when it is big, and no person is lost or doubled', () => {
    const frozen = frozenWith(1000, 'L'.repeat(1000));
    const seen: string[] = [];
    let pages = 0;
    for (let offset: number | undefined = 0; offset !== undefined; pages++) {
      const page = applicationPage(frozen, offset, () => '');
      seen.push(...(page.persons ?? []).map(({ personId }) => personId ?? ''));
      offset = page.nextPersonOffset;
    }
    expect(pages).toBeGreaterThan(3);
    expect(seen).toEqual(frozen.application.people.map(({ id }) => id));
  });

  it('has at least one person on a page, however big', () => {
    const page = applicationPage(frozenWith(2, 'L'.repeat(400_000)), 0, () => '');
    expect([page.persons?.length, page.nextPersonOffset]).toEqual([1, 1]);
  });
});
