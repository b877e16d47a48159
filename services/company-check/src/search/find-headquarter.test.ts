import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import { sampleBusiness } from '@kontor/case-client/testing/sample-application';
import { company } from '../testing/company-check.harness.js';
import { createFakeCompanyCheck } from '../provider/testing/company-check-provider.fake.js';
import { findHeadquarter } from './find-headquarter.js';

function setUp(name: string) {
  const provider = createFakeCompanyCheck();
  provider.companies.push({ ...company, name });
  const search = jest.spyOn(provider, 'search');
  return { provider, search, find: () => findHeadquarter(provider, { ...sampleBusiness, name }) };
}

test('a company whose name the register finds too vague is not in it, and its order continues', async () => {
  const { find, search } = setUp('Der');
  search.mockRejectedValue(new ProviderRejected('company-check', 422, { code: 'too_vague' }));
  expect(await find()).toBeNull();
});

test('any other refusal is one', async () => {
  const { find, search } = setUp('Nordlumar Feinwerk GmbH');
  search.mockRejectedValue(new ProviderRejected('company-check', 400, {}));
  await expect(find()).rejects.toMatchObject({ code: 'provider-rejected' });
});

test('a very long name is searched by its beginning and compared as a whole', async () => {
  const name = `${'Überörtliche Gesellschaft für Öffentlichkeitsarbeit '.repeat(5)}mbH`;
  const { find, search, provider } = setUp(name);
  provider.companies.unshift({ ...company, name: `${name.slice(0, 230)} AG`, headquarterId: 'K-2' });
  expect(await find()).toBe('K-1');
  expect(search.mock.calls[0]?.[0].query).toHaveLength(200);
});
