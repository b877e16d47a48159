import { caseIdOf } from '@kontor/domain/case/case-id';
import type { ProcessAnswer } from '../../case/case-process/case-process.js';
import { completeForm, customer, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const outcome = (value: object): ProcessAnswer => ({ kind: 'outcome', outcome: value as never });

describe('the offer of an order', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
    harness.settings['strictEmailValidation'] = false;
  });
  afterEach(() => harness.close());

  async function filledIn(form: object = completeForm()): Promise<void> {
    const caseId = caseIdOf('1001');
    await harness.openCase(caseId, 130);
    const answer = await harness.call('PUT', `/bgo_identifications/${caseId}`, { as: customer(caseId), body: form });
    expect(answer.status).toBe(200);
    await harness.setSnapshot(caseId, { status: 210 });
  }

  const order = (body: object = { orderCheckboxes: { agb: 'Ja' } }, headers = {}) =>
    harness.call('POST', '/me/startIdentification', { as: customer(caseIdOf('1001')), body, headers });

  it('is refused with an offer that the applicant has not read, and freezes nothing', async () => {
    await filledIn();
    const boxes = harness.settings['orderCheckboxes'];
    const tempConfig = harness.settings['tempConfig'];
    const dearer = { ...(boxes as object[])[0], text: 'Anders' };
    const earlier = { 3: { tempConfig, orderCheckboxes: [dearer] }, 4: { tempConfig, orderCheckboxes: boxes } };
    Object.assign(harness.settings, { offerVersion: 5, earlier });
    for (const settingsVersion of [3, 99]) {
      const { status, body } = await order({ orderCheckboxes: { agb: 'Ja' }, settingsVersion });
      expect([status, body['state']]).toEqual([409, 'offer_changed']);
    }
    expect(await harness.applications.frozen.newest(caseIdOf('1001'))).toBeNull();
    harness.process.answer(() => outcome({ kind: 'submitted' }));
    // Version 4 had other texts, but the same prices and boxes.
    expect((await order({ orderCheckboxes: { agb: 'Ja' }, settingsVersion: 4 })).status).toBe(200);
  });

  it.each([
    [true, 'Ja'],
    [false, 'Nein'],
  ])('has the girocards that form and summary show: offered %s, ordered %s', async (askForGirocard, ordered) => {
    const form = completeForm();
    await filledIn({ ...form, firma: { ...form.firma, girocard: 'Ja' } });
    Object.assign(harness.settings, { askForGirocard });
    harness.process.answer(() => outcome({ kind: 'submitted' }));
    expect((await order()).status).toBe(200);
    const frozen = await harness.applications.frozen.newest(caseIdOf('1001'));
    expect(frozen?.content.application.firma.girocard).toBe(ordered);
  });
});
