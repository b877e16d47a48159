import { caseIdOf } from '@kontor/domain/case/case-id';
import type { PersonProgress } from '@kontor/domain/case/case-snapshot';
import { caseStatus, caseStatuses, type StatusCode } from '@kontor/domain/case/case-status';
import { personIdOf } from '@kontor/domain/person/person-id';
import { completeForm, customer, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const body = {
  salutation: 'MR',
  birthDate: '1975-11-02',
  pepStatus: 'NOT_PEP',
  nationality: 'AT',
  address: { line1: 'Werftstraße 3', postalCode: '24103', city: 'Kiel' },
};
const done = { status: 'information_completed' };
const second = '1001-0002';

function person(personId: string, change: Partial<PersonProgress> = {}): PersonProgress {
  const known = { status: 'pending', check: null, source: 'solaris', required: true, checkRef: null } as const;
  return {
    personId: personIdOf(personId),
    ...known,
    attemptsLeft: null,
    acting: personId.endsWith('1'),
    representation: 'ALONE',
    ...change,
  };
}

/** The provider requires data of the second person. */
const asked = [person('1001-0001'), person(second, { status: 'information_required' })];

describe('data that a provider requires after the transfer', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
  });
  afterEach(() => harness.close());

  const call = (method: string, path: string, sent: object) =>
    harness.call(method, path, { as: customer(caseIdOf('1001')), body: sent });
  const complete = (sent: object = body) => call('PATCH', `/person_complete/${second}`, sent);
  const finish = () => call('PATCH', `/person_complete_done/${second}`, done);
  const mail = (sent: object = { email: 'Neu@Example.de', girocard: true, start_identification: true }) =>
    call('POST', `/person/${second}/missing-mail`, sent);

  async function handedOver(
    status: StatusCode = 220,
    persons: readonly PersonProgress[] = asked,
    form: ReturnType<typeof completeForm> = completeForm(),
  ): Promise<void> {
    await harness.openCase(caseIdOf('1001'), 130);
    await call('PUT', '/bgo_identifications/1001', form);
    harness.process.answer(() => ({ kind: 'outcome', outcome: { kind: 'done' } }));
    harness.settings['orderCheckboxes'] = [];
    const stored = await harness.applications.readStored(caseIdOf('1001'));
    const { application, registration, kontoId } = stored!;
    const product = { kontoId, productNumber: '', conditionNumber: '', girocardProductNumber: '' };
    await harness.applications.frozen.freeze(caseIdOf('1001'), {
      application,
      registration,
      product,
      documents: [],
      orderCheckboxes: {},
    });
    await harness.setSnapshot(caseIdOf('1001'), { status, handedOver: status >= caseStatus.transferred, persons });
  }

  const commands = () => harness.process.effects.filter(({ command }) => command.name === 'personCompleted');
  const orderedPerson = async () =>
    (await harness.applications.frozen.newest(caseIdOf('1001')))!.content.application.people.find(
      ({ id }) => id === second,
    );
  const ask = (path: string) => {
    if (path === 'complete') return complete();
    if (path === 'done') return finish();
    return path === 'mail' ? mail() : call('PUT', `/beneficial_owners/${second}`, { votingShare: 30 });
  };

  it('is stored first, and transferred as a new version when it is complete', async () => {
    await handedOver();
    const before = await orderedPerson();
    const answer = await complete();
    expect([answer.status, answer.body]).toMatchObject([200, { birthDate: '1975-11-02', nationality: 'AT' }]);
    expect((await call('PUT', `/beneficial_owners/${second}`, { votingShare: 12.5 })).status).toBe(200);
    expect(await orderedPerson()).toEqual(before);
    expect(commands()).toEqual([]);
    expect((await finish()).status).toBe(204);
    expect(await orderedPerson()).toMatchObject({
      line1: 'Werftstraße 3',
      gesellschafterAnteile: '12,5',
      anrede: 'MR',
    });
    expect(commands().map(({ command }) => command)).toMatchObject([
      { personId: second, form: { version: 2, persons: [{ acting: true }, { personId: second, required: true }] } },
    ]);
  });

  it('is one command for any number of requests, and another one when the provider asks again', async () => {
    await handedOver();
    await complete();
    await Promise.all([finish(), finish()]);
    await finish();
    expect(commands()).toHaveLength(1);
    await harness.projectPerson(caseIdOf('1001'), personIdOf(second), 'information_required');
    await complete();
    await finish();
    expect(commands().map(({ commandId }) => commandId)).toEqual([
      `personCompleted:${second}:0`,
      expect.stringMatching(new RegExp(`^personCompleted:${second}:[1-9]`)),
    ]);
  });

  it('transfers the same data again as a separate answer', async () => {
    await handedOver();
    for (const _question of ['first', 'second']) {
      await complete();
      expect((await finish()).status).toBe(204);
      await harness.projectPerson(caseIdOf('1001'), personIdOf(second), 'information_required');
    }
    expect(commands()).toMatchObject([{ command: { form: { version: 2 } } }, { command: { form: { version: 3 } } }]);
  });

  it('is refused while nothing was stored since the question', async () => {
    await handedOver();
    const refused = await finish();
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { violations: [{ message: 'Bitte ergänzen Sie zuerst die fehlenden Angaben.' }] },
    ]);
    await complete();
    expect((await finish()).status).toBe(204);
    await harness.projectPerson(caseIdOf('1001'), personIdOf(second), 'information_required');
    expect((await finish()).status).toBe(422);
    expect(commands()).toHaveLength(1);
  });

  it('is refused while something is missing, and nothing is transferred', async () => {
    await handedOver();
    const refused = await complete({ ...body, birthDate: '2020-01-01', address: { ...body.address, postalCode: '1' } });
    const paths = (refused.body['violations'] as { propertyPath: string }[]).map(({ propertyPath }) => propertyPath);
    expect([refused.status, paths]).toEqual([422, ['birthDate', 'address.postalCode']]);
    for (const sent of [{}, { ...body, firstName: 'X' }, { ...body, pepStatus: 'PEP' }])
      expect((await complete(sent)).status).toBe(422);
    expect((await call('PUT', `/beneficial_owners/${second}`, { votingShare: 100.5 })).status).toBe(422);
    expect((await call('PATCH', `/person_complete_done/${second}`, { status: 'successful' })).status).toBe(422);
    expect((await mail({ email: 'keine', start_identification: true })).status).toBe(422);
    expect((await orderedPerson())?.nationality).not.toBe('AT');
    expect(commands()).toEqual([]);
  });

  it('makes a real owner of a fictitious one whose share is required', async () => {
    const form = completeForm();
    const people = form.people.map((one, index) =>
      index === 1 ? ({ ...one, gesellschafter: 'Nein', fiktiverGesellschafter: 'Ja' } as const) : one,
    );
    await handedOver(220, asked, { ...form, people });
    await complete();
    const answer = await call('PUT', `/beneficial_owners/${second}`, { votingShare: 30 });
    expect(answer.body).toEqual({ id: second, votingShare: 30, isFictional: false });
    expect((await finish()).status).toBe(204);
    const ordered = { gesellschafter: 'Ja', gesellschafterAnteile: '30', fiktiverGesellschafter: 'Nein' };
    expect(await orderedPerson()).toMatchObject(ordered);
  });

  it('accepts a missing mail with a girocard where the bank offers one', async () => {
    harness.settings['askForGirocard'] = true;
    await handedOver();
    expect((await mail()).status).toBe(204);
    expect(await orderedPerson()).toMatchObject({ email: 'neu@example.de' });
    expect(commands()).toMatchObject([{ command: { personId: second, form: { version: 2 } } }]);
  });

  const allowed: readonly StatusCode[] = [220, 230, 240, 245, 255, 260];
  const known = caseStatuses
    .map(({ code }) => code)
    .filter((code) => code !== caseStatus.archived && code !== caseStatus.created);
  it.each(known)('at %i is stored only if the process accepts it', async (status) => {
    await handedOver(status);
    const may = allowed.includes(status);
    expect((await complete()).status).toBe(may ? 200 : 409);
    if (may) return;
    harness.process.answer(() => ({ kind: 'refused', reason: 'illegal', status: 0 }));
    for (const path of ['done', 'mail']) expect((await ask(path)).status).toBe(409);
    expect((await harness.applications.frozen.newest(caseIdOf('1001')))?.version).toBe(1);
  });

  it.each(['complete', 'done', 'mail', 'share'])(
    '%s of a person without missing data changes nothing',
    async (path) => {
      await handedOver(220, [person('1001-0001'), person(second)]);
      harness.process.answer(() => ({ kind: 'refused', reason: 'illegal', status: 0 }));
      const before = await harness.core.cases.find(caseIdOf('1001'));
      expect((await ask(path)).status).toBe(409);
      expect(await harness.core.cases.find(caseIdOf('1001'))).toEqual(before);
      expect((await harness.applications.frozen.newest(caseIdOf('1001')))?.version).toBe(1);
    },
  );
});
