import { serveAccounts, type AccountServer } from './testing/account-server.js';

describe('a registration with a company of the register', () => {
  let fake: AccountServer;
  beforeEach(async () => {
    fake = await serveAccounts();
  });
  afterEach(() => fake.close());

  const hit = {
    name: 'Muster Möbel GmbH',
    address: { streetLine: 'Weg 1', zipCode: '10115', locality: 'Berlin' },
    registrationNumber: 'HRB 1',
    provider: { providerId: 'p', headquarterId: 'h' },
  };

  it.each([
    ['another legal form', { businessLegalForm: 'GBR', businessName: 'Muster Möbel GbR' }],
    ['another legal form and no form in its name', { businessLegalForm: 'SELF_EMPLOYED', businessName: hit.name }],
    ['a partnership', { businessLegalForm: 'PARTG', businessName: hit.name }],
    ['another name', { businessName: 'Möbel Nord GmbH' }],
  ])('refuses a company of the register for %s, and says what to do', async (_what, change) => {
    const answer = await fake.post('/me/register', { ...fake.sample, ...change, kycNowSearchMetaData: hit });
    expect(answer.status).toBe(422);
    expect(answer.body['violations']).toEqual([
      {
        propertyPath: 'kycNowSearchMetaData',
        code: 'unknown',
        label: 'companyOfRegister',
        message:
          'Das im Register gewählte Unternehmen hat einen anderen Namen oder eine andere Rechtsform. Bitte wählen Sie es erneut aus, oder geben Sie Ihre Daten selbst ein.',
      },
    ]);
    expect(await fake.deps.applicants.pending(10)).toEqual([]);
  });

  it('accepts the company of the register that is registered', async () => {
    await fake.registered({ kycNowSearchMetaData: hit });
  });
});
