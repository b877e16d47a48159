import { caseIdOf } from '@kontor/domain/case/case-id';
import { completeForm, customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const completedPerson = {
  salutation: 'MS',
  birthDate: '1980-05-17',
  pepStatus: 'NOT_PEP',
  nationality: 'DE',
  address: { line1: 'Werftstraße 3', postalCode: '24103', city: 'Kiel' },
};

describe('access to cases', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
  });
  afterEach(() => harness.close());

  const ownRoutes: readonly (readonly [string, string, object])[] = [
    ['GET', '/bgo_identifications/1002', {}],
    ['PUT', '/bgo_identifications/1002', { body: completeForm() }],
    ['GET', '/bgo_identifications_portal/1002', {}],
    ['GET', '/bgo_identifications/nonsense', {}],
    ['GET', '/bgo_identifications_portal/1e3', {}],
    ['GET', '/people/1002-0001', {}],
    ['PUT', '/people/1002-0001', { body: { firstName: 'X' } }],
    ['PUT', '/beneficial_owners/1002-0001', { body: { votingShare: 50 } }],
    ['PATCH', '/person_complete/1002-0001', { body: completedPerson }],
    ['PATCH', '/person_complete_done/1002-0001', { body: { status: 'information_completed' } }],
    ['POST', '/person/1002-0001/missing-mail', { body: { email: 'x@example.de', start_identification: true } }],
    ['PUT', '/businesses/1002-b1', { body: { industry: 'X' } }],
  ];
  it.each(ownRoutes)('hides foreign cases: %s %s', async (method, path, options) => {
    await harness.openCase(caseIdOf('1001'), 130);
    await harness.openCase(caseIdOf('1002'), 130);
    const before = await harness.core.cases.find(caseIdOf('1002'));
    const answer = await harness.call(method, path, { as: customer(caseIdOf('1001')), ...options });
    expect(answer.status).toBe(404);
    expect(await harness.core.cases.find(caseIdOf('1002'))).toEqual(before);
  });

  const customerRoutes: readonly (readonly [string, string])[] = [
    ['PUT', '/bgo_identifications/1001'],
    ['POST', '/me/startIdentification'],
    ['POST', '/me/continue-identification'],
    ['POST', '/me/change-order-data'],
    ['POST', '/me/abort'],
    ['POST', '/me/updateIdentification'],
    ['POST', '/me/provideFeedback'],
    ['GET', '/bgo_identifications/status_history_joined'],
    ['GET', '/businesses'],
    ['PATCH', '/person_complete/1001-0001'],
    ['PATCH', '/person_complete_done/1001-0001'],
    ['POST', '/person/1001-0001/missing-mail'],
  ];
  it.each(customerRoutes)('%s %s is for customers whose address is confirmed', async (method, path) => {
    await harness.openCase(caseIdOf('1001'), 130);
    const body = method === 'GET' ? {} : { body: {} };
    expect((await harness.call(method, path, body)).status).toBe(401);
    expect((await harness.call(method, path, { as: clerk, ...body })).status).toBe(403);
    expect(
      (await harness.call(method, path, { as: { ...customer(caseIdOf('1001')), verified: false }, ...body })).status,
    ).toBe(403);
  });

  const staffRoutes: readonly (readonly [string, string, object, Parameters<typeof staff>[0]])[] = [
    ['GET', '/bgo_identifications_portal', {}, 'ROLE_ADMIN'],
    ['GET', '/bgo_identifications_portal/get_all_active_statuses', {}, 'ROLE_ADMIN'],
    ['GET', '/bgo_identifications/1001/status_history_joined', {}, 'ROLE_ADMIN'],
    ['PATCH', '/bgo_identifications_status/1001/setStatus', { body: { status: 410 } }, 'ROLE_ADMIN'],
    ['PATCH', '/bgo_identifications_status/1001/setStatus', { body: { status: 310 } }, 'ROLE_ADMIN_PLUS'],
    ['POST', '/bgo_identifications/1001/start', {}, 'ROLE_ADMIN'],
    ['POST', '/bgo_identifications/1001/sync-with-solaris', {}, 'ROLE_ROOT'],
    ['POST', '/bgo_identifications_portal/1001/disableProcess', {}, 'ROLE_ADMIN_PLUS'],
    ['POST', '/bgo_identifications_portal/1001/passToAgree21ready', {}, 'ROLE_ADMIN'],
    ['POST', '/bgo_identifications_portal/1001/passToAgree21', {}, 'ROLE_ADMIN'],
    ['POST', '/bgo_identifications_portal/1001/createKontokorrentkonto', {}, 'ROLE_ADMIN'],
    ['POST', '/bgo_identifications_portal/1001/createGirocard', {}, 'ROLE_ADMIN'],
  ];
  it.each(staffRoutes)('%s %s %j needs %s', async (method, path, options, role) => {
    await harness.openCase(caseIdOf('1001'), 130);
    expect((await harness.call(method, path, options)).status).toBe(401);
    expect((await harness.call(method, path, { ...options, as: customer(caseIdOf('1001')) })).status).toBe(403);
    expect((await harness.call(method, path, { ...options, as: staff('ROLE_USER_ADMIN') })).status).toBe(403);
    if (role !== 'ROLE_ADMIN') expect((await harness.call(method, path, { ...options, as: clerk })).status).toBe(403);
    expect(harness.process.effects).toEqual([]);
    if (path.includes('1001')) {
      const unknown = await harness.call(method, path.replace('1001', '4711'), {
        ...options,
        as: staff(role, 'ROLE_ADMIN'),
      });
      expect(unknown.status).toBe(404);
    }
  });
});
