import { caseIdOf } from '@kontor/domain/case/case-id';
import { LegalForm } from '@kontor/proto/kontor/cases/v1/application_pb';
import { clock, completeForm, customer, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const context = { logger: undefined as never };

describe('GetApplication and GetLastSave', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    harness.settings['askForGirocard'] = true;
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
  });
  afterEach(() => harness.close());

  async function ordered(caseId = caseIdOf('1001')): Promise<void> {
    await harness.openCase(caseId, 130);
    await harness.call('PUT', `/bgo_identifications/${caseId}`, {
      as: customer(caseId),
      body: completeForm(),
    });
    const order = await harness.call('POST', '/me/startIdentification', {
      as: customer(caseId),
      body: { orderCheckboxes: { agb: 'Ja' } },
    });
    expect(order.status).toBe(204);
    await harness.setSnapshot(caseId, { firstOrderedAt: clock.now, attempt: 1 });
  }

  it('GetApplication returns the frozen version, not what is saved later', async () => {
    await ordered();
    const answer = await harness.handlers.getApplication(
      { caseId: '1001', version: 1n, personOffset: 0 } as never,
      context,
    );
    expect(answer).toMatchObject({
      business: {
        name: 'Lindenhof Gartenbau GmbH',
        legalForm: LegalForm.GMBH,
        fatcaRelevant: false,
        wantsGirocard: false,
      },
      product: { kontoId: '1' },
    });
    expect(
      answer.persons?.map((person) => [
        person.personId,
        person.acting,
        person.beneficialOwner?.votingShare,
        person.wantsGirocard,
      ]),
    ).toEqual([
      ['1001-0001', true, 60, true],
      ['1001-0002', false, 40, false],
    ]);
    await expect(
      harness.handlers.getApplication({ caseId: '1001', version: 7n, personOffset: 0 } as never, context),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it("GetLastSave returns the time of the customer's last save", async () => {
    await harness.openCase(caseIdOf('1001'), 130);
    expect(await harness.handlers.getLastSave({ caseId: '1001' } as never, context)).toEqual({});
    await harness.call('PUT', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')), body: completeForm() });
    expect(await harness.handlers.getLastSave({ caseId: '1001' } as never, context)).toEqual({
      savedAt: BigInt(clock.now),
    });
  });
});
