import { caseIdOf } from '@kontor/domain/case/case-id';
import { clock, completeForm, customer, staff, startPortalHarness } from '../../testing/portal-harness.js';

const day = 86_400_000;
const caseId = caseIdOf('1001');
const clerk = staff('ROLE_ADMIN');

it.each([
  [213, 'bank', 5],
  [230, 'customer', 90],
] as const)(
  'says at %i that it waits for the %s, and until when, as the list does',
  async (status, waitingFor, days) => {
    const harness = await startPortalHarness();
    await harness.openCase(caseId, 130);
    await harness.call('PUT', `/bgo_identifications/${caseId}`, { as: customer(caseId), body: completeForm() });
    await harness.setSnapshot(caseId, { dueAt: clock.now + 90 * day });
    await harness.project(caseId, { status, cause: 'order' });
    const deadline = new Date(clock.now + days * day).toISOString();
    const page = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: clerk });
    expect(page.body['bgoIdentification']).toMatchObject({ waitingFor, deadline });
    const list = await harness.call('GET', '/bgo_identifications_portal', { as: clerk });
    expect(list.body).toMatchObject([{ waitingFor, deadline }]);
    const own = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: customer(caseId) });
    const customerDeadline = waitingFor === 'customer' ? deadline : null;
    expect(own.body['bgoIdentification']).toMatchObject({ customerDeadline });
    await harness.close();
  },
);

it('says of a case that is over neither since when nor until when somebody is waited for, in list and page alike', async () => {
  const harness = await startPortalHarness();
  await harness.openCase(caseId, 410);
  await harness.project(caseId, { status: 430, cause: 'finish' });
  const nothing = { waitingFor: 'timer', waitingSince: null, deadline: null };
  const page = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: clerk });
  expect(page.body['bgoIdentification']).toMatchObject(nothing);
  const filter = encodeURIComponent('{"bgoMainStatus":430}');
  const list = await harness.call('GET', `/bgo_identifications_portal?filter=${filter}`, { as: clerk });
  expect(list.body).toMatchObject([nothing]);
  await harness.close();
});

it.each([
  ['answerRequest', true],
  ['waitExpired', false],
])('says at 420 whether the customer answered: after %s %s', async (cause, requestAnswered) => {
  const harness = await startPortalHarness();
  await harness.openCase(caseId, 425);
  await harness.project(caseId, { status: 420, cause });
  for (const as of [clerk, customer(caseId)]) {
    const { body } = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as });
    expect(body['bgoIdentification']).toMatchObject({ requestAnswered });
  }
  await harness.close();
});
