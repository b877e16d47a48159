import { createRegister, PAGE_SIZE } from './register.js';

describe('the register', () => {
  const register = createRegister();
  const names = (q: string): string[] => register.search({ q }, 0).hits.map((hit) => hit.name);

  test.each(['Nordlumar', 'nordlumar feinwerk', 'NORDLUMAR hamburg', 'HRB 90101', 'Nordlumar 22085'])(
    'finds the example by %s',
    (q) => {
      expect(names(q)).toContain('Nordlumar Feinwerk GmbH');
    },
  );

  test.each(['Velmaris Gerätebau', 'Velmaris Geraetebau'])('accepts any spelling of an umlaut: %s', (q) => {
    expect(names(q)).toEqual(['Velmaris Gerätebau GmbH']);
  });

  test('pages do not overlap and end with the last hit', () => {
    const { totalHits } = register.search({ q: 'Holzbau' }, 0);
    const pages = Math.ceil(totalHits / PAGE_SIZE);
    const all = Array.from({ length: pages }, (_, page) => register.search({ q: 'Holzbau' }, page).hits).flat();
    expect(all.length).toBe(totalHits);
    expect(new Set(all.map((hit) => hit.headquarterId)).size).toBe(totalHits);
    expect(register.search({ q: 'Holzbau' }, pages).hits).toEqual([]);
  });

  test('filters narrow the search', () => {
    const { hits } = register.search({ q: 'GmbH', city: 'Köln', zipCode: '506', street: 'Ziegelgasse' }, 0);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every((hit) => hit.address.city === 'Köln' && hit.address.line1.startsWith('Ziegelgasse'))).toBe(true);
    expect(register.search({ registrationNumber: 'hrb90102' }, 0).totalHits).toBe(0);
    expect(register.search({ registrationNumber: 'HRB 90102' }, 0).hits[0]?.headquarterId).toBe('K-900002');
  });

  test('an unknown company has no hit', () => {
    expect(register.search({ q: 'Xyzzyplugh GmbH' }, 0)).toEqual({ hits: [], totalHits: 0 });
    expect(register.find('K-999999')).toBeNull();
  });

  test('a scenario keyword returns the entered name, which deviates in one respect', () => {
    const [hit] = register.search({ q: 'Muster Abweichung Vertretung GmbH' }, 0).hits;
    expect(hit?.name).toBe('Muster Abweichung Vertretung GmbH');
    const found = register.find(hit?.headquarterId ?? '');
    expect(found?.functionaries?.map((person) => person.lastName)).toEqual(['Registermann']);
    expect(found?.beneficialOwners).toBeNull();
    const owners = register.search({ q: 'Muster Abweichung-Eigentum UG' }, 0).hits[0];
    expect(owners?.functionaries).toBeNull();
    expect(owners?.beneficialOwners?.[0]?.votingShare).toBe(75);
  });

  test('the keywords of the banking provider do not make the register deviate', () => {
    expect(register.search({ q: 'Muster Recherche Abweichung Vertretung GmbH' }, 0).totalHits).toBe(0);
  });
});
