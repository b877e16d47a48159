import { startPortalHarness, staff, type PortalHarness } from '../../testing/portal-harness.js';

let harness: PortalHarness;
beforeEach(async () => {
  harness = await startPortalHarness();
  await harness.approvals.ready;
});
afterEach(() => harness.close());

const counts = (as?: object) => harness.call('GET', '/approvals/confirmers', as === undefined ? {} : { as });

it('counts who may confirm each act now: active, by an own or an inherited role', async () => {
  const before = await counts(staff('ROLE_INSTANCE_ADMIN'));
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(before.body).toEqual({
    ...{ release: 6, supportFix: 4, delete: 2, finishWithoutAccount: 6, holdRules: 4, connections: 2 },
    ...{ roles: 4, factors: 4, fourEyes: 4 },
  });
  await harness.approvals.staff.change('second-ROLE_ROOT', 1, { suspended: true });
  await harness.approvals.staff.change('staff-ROLE_ADMIN_PLUS', 1, { verifiedAt: 0 });
  expect((await counts(staff('ROLE_INSTANCE_ADMIN'))).body).toMatchObject({
    ...{ release: 4, supportFix: 2, delete: 1, connections: 1 },
  });
});

it.each([
  ['a clerk', staff('ROLE_ADMIN_PLUS', 'ROLE_ADMIN'), 403],
  ['an auditor', staff('ROLE_AUDITOR'), 403],
  ['nobody', undefined, 401],
])('is for those who read the page, and not for %s', async (_name, as, status) => {
  expect((await counts(as)).status).toBe(status);
});
