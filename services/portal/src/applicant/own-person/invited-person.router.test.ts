import { areOwnDataComplete } from '@kontor/domain/application/missing-person';
import { caseStatus } from '@kontor/domain/case/case-status';
import { clock, completeForm, customer } from '../../testing/portal-harness.js';
import { invitePerson } from '../person/invite-person.js';
import { caseId, type CoSigners, first, second, startCoSigners } from './testing/co-signers.harness.js';

const body = {
  salutation: 'MR',
  birthDate: '1975-11-02',
  pepStatus: 'NOT_PEP',
  nationality: 'AT',
  address: { line1: 'Werftstraße 3', postalCode: '24103', city: 'Kiel' },
};
const today = '2026-09-02';

describe('a person invited before the order', () => {
  let server: CoSigners;
  let spent: string[];

  beforeEach(async () => {
    server = await startCoSigners();
    spent = [];
    await server.portal.openCase(caseId, caseStatus.dataCollecting);
    await save({});
  });
  afterEach(() => server.close());

  /** The applicant saves the form; the second person has these values. */
  async function save(values: object) {
    const form = completeForm() as { people: object[] };
    const lacking = { birthday: '', nationality: '', line1: '', postalCode: '', city: '', exponiert: undefined };
    const known = (await server.portal.applications.readStored(caseId))?.application.people[1]?.id;
    const id = known === undefined ? {} : { id: known };
    const people = form.people.map((person, index) =>
      index === 1 ? { ...person, ...id, ...lacking, ...values } : person,
    );
    const saved = await server.portal.call('PUT', '/bgo_identifications/1001', {
      as: customer(caseId),
      body: { ...form, people },
    });
    expect(saved.status).toBe(200);
  }

  const invite = (personId = second) =>
    invitePerson(
      {
        core: server.portal.core,
        applications: server.portal.applications,
        settings: { all: async () => ({ strictEmailValidation: false }) } as never,
        spendInvitation: async ({ email }) => void spent.push(email),
        links: server.coSigners.links,
        now: () => clock.now,
      },
      { caseId, personId },
    );
  const outbox = async () => ((await server.portal.core.cases.find(caseId))?.outbox ?? []).map(({ kind }) => kind);
  const inDraft = async () => {
    const stored = await server.portal.applications.readStored(caseId);
    return stored!.application.people.find(({ id }) => id === second)!;
  };

  it('gets a mail, opens the link, enters the own data into the draft, and has nothing more to do', async () => {
    await invite();
    expect([await outbox(), spent]).toEqual([expect.arrayContaining(['coSignerData']), [(await inDraft()).email]]);
    const token = await server.enter(await server.link());
    expect((await server.as(token, 'GET', '/me/person')).body).toMatchObject({
      step: 'data',
      companyName: 'Lindenhof Gartenbau GmbH',
      missing: [],
    });
    const before = await inDraft();
    expect((await server.as(token, 'PATCH', '/me/person', body)).body).toMatchObject({ step: 'waiting', data: null });
    const after = await inDraft();
    expect(after).toEqual({
      ...before,
      ...{ anrede: 'MR', birthday: '1975-11-02', nationality: 'AT', exponiert: 'Ja', ...body.address },
    });
    expect(areOwnDataComplete(after, today)).toBe(true);
    expect((await server.as(token, 'PATCH', '/me/person', body)).status).toBe(409);
    expect((await server.as(token, 'POST', '/me/person/start')).status).toBe(409);
    await expect(invite()).rejects.toMatchObject({ status: 409 });
  });

  it('lets the applicant see it, and a form with the state before is not written over it', async () => {
    const { version } = await server.portal.applications.drafts.read(caseId);
    await invite();
    const listed = await server.call('GET', '/co_signers', { as: customer(caseId) });
    expect(listed.body).toMatchObject([{ personId: second, openedAt: null }]);
    const token = await server.enter(await server.link());
    await server.as(token, 'PATCH', '/me/person', body);
    const stale = await server.portal.call('PUT', '/bgo_identifications/1001', {
      as: customer(caseId),
      body: completeForm(),
      headers: { 'if-match': `"${version}"` },
    });
    expect([stale.status, stale.body['changed']]).toEqual([412, [`people.${second}`]]);
    const drafts = server.portal.news.filter(({ news }) => news.type === 'draft');
    expect(drafts.at(-1)).toEqual({ caseId, news: { type: 'draft', seq: version + 1 } });
  });

  it('is not written to at an address that was not counted', async () => {
    const { links } = server.coSigners;
    const late = invitePerson(
      {
        ...{ core: server.portal.core, applications: server.portal.applications, now: () => clock.now },
        settings: { all: async () => ({ strictEmailValidation: false }) } as never,
        spendInvitation: () => save({ email: 'opfer@example.de' }),
        links,
      },
      { caseId, personId: second },
    );
    await expect(late).rejects.toMatchObject({ status: 409 });
    expect(await outbox()).not.toContain('coSignerData');
    await save({ email: 'jana@example.de' });
    await invite();
    expect(await links.current(caseId, second)).toMatchObject({ email: 'jana@example.de' });
    await save({ email: 'opfer@example.de' });
    expect(await links.current(caseId, second)).toBeNull();
  });

  it('does not write over what the applicant has completed at the same moment', async () => {
    await invite();
    const token = await server.enter(await server.link());
    const { drafts } = server.portal.applications;
    const plain = drafts.save.bind(drafts);
    const complete = { ...body.address, birthday: '1980-01-01', nationality: 'DE', exponiert: 'Ja' };
    const spy = jest.spyOn(drafts, 'save').mockImplementationOnce(async (request) => {
      spy.mockRestore();
      await save(complete);
      return plain(request);
    });
    expect((await server.as(token, 'PATCH', '/me/person', body)).status).toBe(409);
    expect(await inDraft()).toMatchObject(complete);
  });

  it('has one valid link: the newest', async () => {
    await invite();
    const old = await server.link();
    await invite();
    const newest = await server.link();
    const open = async (link: string) => (await server.call('POST', '/person_link/open', { body: { link } })).status;
    expect([await open(old), await open(newest)]).toEqual([400, 200]);
  });

  it.each([
    ['no address', { email: '' }],
    ['an address that is none', { email: 'anna@' }],
    ['the address of the applicant', { email: 'AENNE.WEISS@example.de' }],
    ['complete data', { ...body.address, birthday: '1975-11-02', nationality: 'AT', exponiert: 'Ja' }],
  ])('is not invited with %s', async (_what, values) => {
    await save(values);
    const before = await outbox();
    await expect(invite()).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/einladen/) as string });
    expect([await outbox(), spent]).toEqual([before, []]);
  });

  it('is neither the applicant nor a stranger', async () => {
    await expect(invite(first)).rejects.toMatchObject({ status: 409 });
    await expect(invite('1001-0009' as typeof second)).rejects.toMatchObject({ status: 404 });
    await expect(invite('1002-0002' as typeof second)).rejects.toMatchObject({ status: 404 });
  });

  it('is let in no more with another address, once removed, and after the order without a part in it', async () => {
    await invite();
    const link = await server.link();
    const token = await server.enter(link);
    const isIn = async () => (await server.as(token, 'GET', '/me/person')).status === 200;
    await save({ email: 'anders@example.de' });
    expect(await isIn()).toBe(false);
    await save({});
    expect(await isIn()).toBe(true);
    await server.portal.setSnapshot(caseId, { status: caseStatus.transferred, handedOver: true, persons: [] });
    expect(await isIn()).toBe(false);
    await expect(invite()).rejects.toMatchObject({ status: 409 });
  });
});
