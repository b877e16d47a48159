import { createFakeCompanyCheck } from '../provider/testing/company-check-provider.fake.js';
import { company } from '../testing/company-check.harness.js';
import { searchCompanies } from './search-companies.js';

test('of all entries of a register the first 100 hits are taken', async () => {
  const provider = createFakeCompanyCheck();
  const all = Array.from({ length: 20_000 }, (_, index) => ({ ...company, headquarterId: `K-${index}` }));
  jest.spyOn(provider, 'search').mockResolvedValue({ hits: all, totalHits: all.length });
  const nothingElse = { page: 0, city: '', street: '', zipCode: '', registrationNumber: '' };
  const { hits, totalHits } = await searchCompanies(provider, { ...nothingElse, query: 'Nordlumar' });
  expect(hits.map(({ headquarterId }) => headquarterId)).toEqual(
    Array.from({ length: 100 }, (_, index) => `K-${index}`),
  );
  expect(totalHits).toBe(20_000);
});
