import { caseIdOf } from '@kontor/domain/case/case-id';
import { keepConsents } from './keep-consents.js';
import { completeForm, customer, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

describe('the form', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
  });
  afterEach(() => harness.close());

  async function filledIn(caseId = caseIdOf('1001')): Promise<void> {
    await harness.openCase(caseId, 130);
    const answer = await harness.call('PUT', `/bgo_identifications/${caseId}`, {
      as: customer(caseId),
      body: completeForm(),
    });
    expect(answer.status).toBe(200);
    await harness.setSnapshot(caseId, { status: 210 });
  }

  it('announces each save with its version, for the other device of the customer', async () => {
    await filledIn();
    const drafts = harness.news.filter(({ news }) => news.type === 'draft');
    expect(drafts).toEqual([{ caseId: '1001', news: { type: 'draft', seq: 2 } }]);
  });

  it('is returned with the data of the registration and its version', async () => {
    await harness.openCase(caseIdOf('1001'), 130);
    const { status, body, headers } = await harness.call('GET', '/bgo_identifications/1001', {
      as: customer(caseIdOf('1001')),
    });
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      id: 1001,
      version: 1,
      status: 130,
      passedToSolarisBank: false,
      isHandOverUnderWay: false,
      orderData: { kontoId: 1 },
      registerData: { firma: 'Lindenhof Gartenbau GmbH', rechtsform: 'GMBH' },
      people: [{ id: '1001-0001', vorname: 'Änne' }],
    });
  });

  it('keeps the consents that a customer gives after an adviser’s registration, also while an order runs', async () => {
    const caseId = caseIdOf('1001');
    await harness.openCase(caseId, 130);
    await harness.setSnapshot(caseId, { running: 'order' });
    const before = (await harness.applications.readStored(caseId))!;
    await keepConsents(harness.applications, caseId, {
      ...{ authorizedToRepresent: true, acceptedDatenschutz: true, acceptedSolaris: true },
    });
    const after = (await harness.applications.readStored(caseId))!;
    expect(after).toEqual({
      ...before,
      registration: {
        ...before.registration,
        ...{ authorizedToRepresent: true, acceptedDatenschutz: true, acceptedSolaris: true },
      },
    });
  });

  it.each([
    ['GMBH', ['register_extract'], true],
    ['GMBH', ['register_extract', 'shareholder_list'], false],
    ['SELF_EMPLOYED', [], false],
  ])(
    'says for %s with the register documents %j whether one has to be ordered: %s',
    async (legalForm, had, expected) => {
      const caseId = caseIdOf('1001');
      await harness.openCase(caseId, 220);
      const { version } = (await harness.core.cases.find(caseId))!;
      await harness.core.cases.change(caseId, version, { legalForm });
      harness.registerDocuments.splice(0, Infinity, ...had);
      const { body } = await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseId) });
      expect(body).toMatchObject({ kycnowDocumentOrderRequired: expected });
    },
  );

  it.each([
    ['order', true],
    ['coreBanking', false],
    [null, false],
  ] as const)('says whether a hand-over is under way: %s is %s', async (running, isHandOverUnderWay) => {
    await filledIn();
    await harness.setSnapshot(caseIdOf('1001'), { running });
    const { body } = await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')) });
    expect(body).toMatchObject({ status: 210, isHandOverUnderWay });
  });

  it('reports the first save to the process', async () => {
    await filledIn();
    expect(harness.process.effects.map(({ commandId }) => commandId)).toEqual(['formSaved']);
  });

  it('is saved even when the process is not reachable', async () => {
    await harness.openCase(caseIdOf('1001'), 130);
    harness.process.answer(() => ({ kind: 'unreachable' }));
    const answer = await harness.call('PUT', '/bgo_identifications/1001', {
      as: customer(caseIdOf('1001')),
      body: completeForm(),
    });
    expect([answer.status, answer.body['version']]).toEqual([200, 2]);
  });

  it('assigns ids to new persons and accepts its own response as a body', async () => {
    await filledIn();
    const first = await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')) });
    expect((first.body['people'] as { id: string }[]).map(({ id }) => id)).toEqual(['1001-0001', '1001-0002']);
    const again = await harness.call('PUT', '/bgo_identifications/1001', {
      as: customer(caseIdOf('1001')),
      body: first.body,
    });
    expect([again.status, again.body['version'], again.body['people']]).toEqual([200, 2, first.body['people']]);
  });

  it('answers 412 with the changed fields, and writes nothing', async () => {
    await filledIn();
    const form = completeForm();
    const send = (line1: string, headers: Record<string, string>) =>
      harness.call('PUT', '/bgo_identifications/1001', {
        as: customer(caseIdOf('1001')),
        headers,
        body: { ...form, firma: { ...form.firma, line1 } },
      });
    expect((await send('Gewerbepark 8', { 'if-match': '"2"' })).status).toBe(200);
    const stale = await send('Gewerbepark 9', { 'if-match': '"2"' });
    expect([stale.status, stale.body['version']]).toEqual([412, 3]);
    expect(stale.body['changed']).toContain('firma.line1');
    expect(JSON.stringify(stale.body)).not.toContain('Gewerbepark');
    expect((await send('Gewerbepark 9', { 'if-match': '"nonsense"' })).status).toBe(412);
    const after = await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')) });
    expect(after.body['firma']).toMatchObject({ line1: 'Gewerbepark 8' });
  });

  it.each([
    ['an unknown field', { ...completeForm(), admin: true }],
    ['a wrong type', { ...completeForm(), people: 'all' }],
    ['an array', []],
    ['a text', '"x"'],
  ])('refuses %s', async (_name, body) => {
    await harness.openCase(caseIdOf('1001'), 130);
    const { status } = await harness.call('PUT', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')), body });
    expect([400, 422]).toContain(status);
    expect((await harness.core.cases.find(caseIdOf('1001')))?.form?.version).toBe(1);
  });

  it.each([
    [218, null],
    [220, null],
    [310, null],
    [210, 'order'],
  ] as const)('is locked at %s while %s runs', async (status, running) => {
    await harness.openCase(caseIdOf('1001'), status, { running });
    const answer = await harness.call('PUT', '/bgo_identifications/1001', {
      as: customer(caseIdOf('1001')),
      body: completeForm(),
    });
    expect([answer.status, answer.body['state']]).toEqual([409, 'illegal']);
  });

  it('changes the package only to an existing one', async () => {
    await filledIn();
    const change = (orderData: unknown) =>
      harness.call('POST', '/me/change-order-data', { as: customer(caseIdOf('1001')), body: { orderData } });
    expect((await change(7)).status).toBe(422);
    harness.settings['tempConfig'] = { konten: {} };
    expect((await change('x')).status).toBe(422);
  });
});
