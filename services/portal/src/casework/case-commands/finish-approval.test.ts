import type { Approval } from '@kontor/api/approval/approval.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');
const path = '/bgo_identifications_status/1001/setStatus';

let harness: PortalHarness;
beforeEach(async () => {
  harness = await startPortalHarness();
  await harness.approvals.ready;
});
afterEach(() => harness.close());

it.each<[string, boolean, boolean | undefined, number]>([
  ['an account was booked', true, undefined, 204],
  ['an account was booked, and the clerk says so', true, true, 204],
  ['an account was booked, and the clerk says there is none', true, false, 202],
  ['nothing was booked, although the clerk says there is an account', false, true, 202],
  ['nothing was booked', false, undefined, 202],
])('finishing where %s', async (_where, account, accountOpened, expected) => {
  harness.settings['fourEyes'] = { finishWithoutAccount: true };
  await harness.openCase(caseId, 410);
  await harness.setSnapshot(caseId, { coreBanking: { mode: 'KUNDE', parties: true, account, girocard: false } });
  const answer = await harness.call('PATCH', path, { as: staff('ROLE_ADMIN'), body: { status: 430, accountOpened } });
  expect(answer.status).toBe(expected);
  const commands = harness.process.effects.map(({ command }) => command.name);
  expect(commands).toEqual(expected === 204 ? ['finish'] : []);
});

it('shows the second person what the clerk says about the account', async () => {
  harness.settings['fourEyes'] = { finishWithoutAccount: true };
  await harness.openCase(caseId, 410);
  const as = staff('ROLE_ADMIN');
  await harness.call('PATCH', path, { as, body: { status: 430, accountOpened: true } });
  const rows = (await harness.call('GET', '/approvals', { as })).body as unknown as readonly Approval[];
  expect(rows[0]?.evidence.lines).toContainEqual({
    label: 'Hat der Kunde ein Konto?',
    value: 'Ja, laut Sachbearbeitung',
  });
});
