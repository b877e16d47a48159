import { caseIdOf } from '@kontor/domain/case/case-id';
import type { Registration } from '@kontor/domain/application/registration';
import { clock, completeForm, customer, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');
const own = customer(caseId);
const partner = {
  name: 'Lindenhof Verwaltungs GmbH',
  address: { line1: 'Markt 1', postalCode: '24103', city: 'Kiel' },
};

const registered: Registration = {
  username: 'b@example.test',
  businessLegalForm: 'GMBH',
  businessName: 'Lindenhof Gartenbau GmbH',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Weiß',
  orderData: { kontoId: 1 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
};

describe('companies and persons of the application, one by one', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    await harness.openCase(caseId, 130);
  });
  afterEach(() => harness.close());

  const call = (method: string, path: string, body?: object) =>
    harness.call(method, path, { as: own, ...(body === undefined ? {} : { body }) });
  const businesses = async () =>
    (await call('GET', '/businesses')).body as unknown as { id: string; isLegalRepresentative?: boolean }[];
  const form = async () => (await call('GET', '/bgo_identifications/1001')).body;

  const filledIn = async () =>
    expect((await call('PUT', '/bgo_identifications/1001', completeForm())).status).toBe(200);

  it('has the company, whose change is in the form', async () => {
    await filledIn();
    expect(await businesses()).toMatchObject([{ id: '1001-b1', name: 'Lindenhof Gartenbau GmbH', legalForm: 'GMBH' }]);
    const changed = await call('PUT', '/businesses/1001-b1', { businessPurpose: 'Baumpflege' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id: '1001-b1', businessPurpose: 'Baumpflege' });
    expect(await form()).toMatchObject({ firma: { businessPurpose: 'Baumpflege', line1: 'Gewerbepark 7' } });
    const posted = await call('POST', '/businesses', { businessPurpose: 'Gartenbau' });
    expect([posted.status, posted.body['id']]).toEqual([201, '1001-b1']);
    expect(await form()).toMatchObject({ firma: { businessPurpose: 'Gartenbau' } });
  });

  it.each([
    ['POST', '/businesses', { ...partner, isLegalRepresentative: true }, 409],
    ['PUT', '/businesses/1001-b2', { name: 'X' }, 404],
    ['PUT', '/businesses/1001-b1', { fremd: 'X' }, 422],
    ['GET', '/people/1001-0009', undefined, 404],
  ] as const)('refuses %s %s %j', async (method, path, body, status) => {
    await filledIn();
    expect((await call(method, path, body)).status).toBe(status);
    expect(await form()).toMatchObject({ firma: { businessPurpose: 'Planung und Pflege von Gärten' } });
  });

  it('has the general partner of a GmbH & Co. KG, which is its legal representative', async () => {
    const other = caseIdOf('1002');
    const emailHash = harness.core.hash('email', 'b@example.test');
    const registration: Registration = {
      ...registered,
      businessLegalForm: 'GMBH_CO_KG',
      businessName: 'Lindenhof GmbH & Co. KG',
    };
    await harness.core.openCase({
      caseId: other,
      accountId: 'b',
      registeredAt: clock.now,
      emailHash,
      registration,
      policy: {},
    });
    await harness.setSnapshot(other, { status: 130 });
    const as = customer(other);
    const posted = await harness.call('POST', '/businesses', { as, body: { ...partner, isLegalRepresentative: true } });
    expect([posted.status, posted.body['id']]).toEqual([201, '1002-b2']);
    const put = await harness.call('PUT', '/businesses/1002-b2', { as, body: { name: 'Lindenhof Führungs GmbH' } });
    expect(put.status).toBe(200);
    const { body } = await harness.call('GET', '/businesses', { as });
    const listed = body as unknown as { id: string; isLegalRepresentative?: boolean }[];
    expect(listed.filter(({ isLegalRepresentative }) => isLegalRepresentative === true)).toMatchObject([
      { ...partner, id: '1002-b2', name: 'Lindenhof Führungs GmbH' },
    ]);
  });

  it('has a person by its id, with the address of the identity check once there is one', async () => {
    await filledIn();
    const person = async () => (await call('GET', '/people/1001-0001')).body;
    expect(await person()).toMatchObject({
      id: '1001-0001',
      firstName: 'Änne',
      lastName: 'Weiß',
      birthDate: '1980-05-17',
      nationality: 'DE',
      beneficialOwner: { votingShare: 60 },
      bgoLastIdentificationUrl: null,
    });
    expect((await call('PUT', '/people/1001-0001', { firstName: 'Anna' })).status).toBe(200);
    expect(await person()).toMatchObject({ firstName: 'Anna', lastName: 'Weiß' });
  });
});
