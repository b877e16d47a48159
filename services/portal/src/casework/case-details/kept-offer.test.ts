import { newAccount } from '@kontor/domain/account/account';
import { staffCaseSchema } from '@kontor/api/case/staff-case.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');

describe('an ordered case', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
  });
  afterEach(() => harness.close());

  it('goes by the offer of the order, and says what the bank has changed since', async () => {
    const rules = { people: { '*': { nationality: ['DE'] } } };
    Object.assign(harness.settings, { simplePutOnHoldConfig: rules, offerVersion: 4 });
    const detail = async () =>
      staffCaseSchema.parse(
        (await harness.call('GET', '/bgo_identifications_portal/1001', { as: staff('ROLE_ADMIN') })).body,
      );
    await harness.openCase(caseId, 130);
    await harness.call('PUT', `/bgo_identifications/${caseId}`, { as: customer(caseId), body: completeForm() });
    const body = { orderCheckboxes: { agb: 'Ja' } };
    const order = await harness.call('POST', '/me/startIdentification', { as: customer(caseId), body });
    expect(order.status).toBe(204);
    await harness.setSnapshot(caseId, { firstOrderedAt: clock.now, attempt: 1 });
    const before = await detail();
    expect(before.keptOffer).toEqual({ settingsVersion: 4, presentVersion: 4, changes: [] });

    const later = { ...newAccount({}, 'Aktiv'), price: 9900 };
    Object.assign(harness.settings, {
      simplePutOnHoldConfig: { business: { legalForm: ['GMBH'] } },
      offerVersion: 6,
      tempConfig: { konten: { 1: later } },
    });
    const { keptOffer, bgoIdentification, takeOverWarnings } = await detail();
    expect(keptOffer).toMatchObject({
      settingsVersion: 4,
      presentVersion: 6,
      changes: [
        { name: 'konto', before: { price: 1000 }, after: { price: 9900 } },
        { name: 'simplePutOnHoldConfig', before: rules, after: { business: { legalForm: ['GMBH'] } } },
      ],
    });
    expect(bgoIdentification.simplePutOnHoldFindingsConsolidated).toMatchObject({
      business: {},
      people: { 0: { nationality: 'DE' } },
    });
    expect(takeOverWarnings).toEqual([
      ...before.takeOverWarnings,
      'Geprüft ist nach den Put-on-hold-Regeln der Bestellung. Die Bank hat sie seitdem geändert; was anders ist, steht unter „Kundendaten“ bei „Angebot der Bestellung“.',
      'Nur nach den Regeln der Bestellung: Eine Person hat eine dieser Staatsangehörigkeiten: Deutschland.',
      'Nur nach den heutigen Regeln: Die Rechtsform ist eine von: Gesellschaft mit beschränkter Haftung (GmbH).',
    ]);
  });
});
