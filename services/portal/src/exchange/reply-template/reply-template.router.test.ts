import { caseIdOf } from '@kontor/domain/case/case-id';
import { customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const caseId = caseIdOf('1001');
const everywhere = {
  key: 'nachfrage',
  title: 'Nachfrage',
  text: '{Anrede}, {Firma} hat die Nummer {Nummer}. Bitte bis {Frist}. {Name} / {Sachbearbeiter}',
};

describe('reply templates', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 410);
    await harness.setSnapshot(caseId, { dueAt: Date.UTC(2026, 11, 24, 11) });
    await harness.project(caseId, { status: 425, cause: 'requestData' });
  });
  afterEach(() => harness.close());

  const list = async (as = clerk, id: string = caseId) =>
    harness.call('GET', `/bgo_identifications/${id}/reply_templates`, { as });

  it('are none by default', async () => {
    expect((await list()).body).toEqual([]);
  });

  it('are filled with the data of the case and the name of who asks', async () => {
    harness.settings['replyTemplates'] = [everywhere];
    const text =
      'Sehr geehrte Frau Weiß, Lindenhof Gartenbau GmbH hat die Nummer 1001. Bitte bis 24.12.2026. Änne Weiß / Clara Ehrlich';
    expect((await list()).body).toEqual([{ key: 'nachfrage', title: 'Nachfrage', text }]);
    await harness.setSnapshot(caseId, { status: 410, dueAt: null });
    // A question of the bank may be answered for 90 days.
    expect(JSON.stringify((await list()).body)).toContain('Bitte bis 31.05.2026.');
    await harness.setSnapshot(caseId, { status: 310, dueAt: null });
    expect(JSON.stringify((await list()).body)).toContain('Bitte bis {Frist}.');
  });

  it('leave the documents to who asks for them', async () => {
    harness.settings['replyTemplates'] = [{ ...everywhere, text: '{Firma}: {Unterlage}' }];
    expect((await list()).body).toMatchObject([{ text: 'Lindenhof Gartenbau GmbH: {Unterlage}' }]);
  });

  it.each([213, 240, 430] as const)(
    'name no day of the bank, the providers or the archive as a deadline at %i',
    async (status) => {
      harness.settings['replyTemplates'] = [everywhere];
      await harness.project(caseId, { status, cause: 'stateFetched' });
      expect(JSON.stringify((await list()).body)).toContain('Bitte bis {Frist}.');
    },
  );

  it('are those for the legal form and the status of the case', async () => {
    const limits = {
      form: { legalForms: ['UG'] },
      status: { statuses: [410] },
      both: { legalForms: ['GMBH'], statuses: [425] },
    };
    harness.settings['replyTemplates'] = Object.entries(limits).map(([key, limit]) => ({
      ...everywhere,
      key,
      ...limit,
    }));
    expect((await list()).body).toMatchObject([{ key: 'both' }]);
    await harness.setSnapshot(caseId, { status: 410 });
    expect((await list()).body).toMatchObject([{ key: 'status' }]);
  });

  it('are for who may write to the customer', async () => {
    for (const as of [customer(caseId), staff('ROLE_AUDITOR'), staff('ROLE_INSTANCE_ADMIN')])
      expect((await list(as)).status).toBe(403);
    expect((await list(clerk, '9999')).status).toBe(404);
  });
});
