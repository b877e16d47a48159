import { personIdOf } from '@kontor/domain/person/person-id';
import { clock, customer, staff } from '../../testing/portal-harness.js';
import {
  caseId,
  type CoSigners,
  first,
  progressOf,
  second,
  startCoSigners,
  third,
} from './testing/co-signers.harness.js';

const body = {
  salutation: 'MR',
  birthDate: '1975-11-02',
  pepStatus: 'NOT_PEP',
  nationality: 'AT',
  address: { line1: 'Werftstraße 3', postalCode: '24103', city: 'Kiel' },
};
const asked = [progressOf(first), progressOf(second, { status: 'information_required', checkRef: null })];

describe('the own page of a co-signer', () => {
  let server: CoSigners;
  let token: string;
  const startedAt = clock.now;
  beforeEach(async () => {
    server = await startCoSigners();
    await server.handedOver();
    token = await server.enter(await server.link());
  });
  afterEach(async () => {
    clock.now = startedAt;
    await server.close();
  });

  const ask = (method: string, path = '/me/person', sent?: unknown) => server.as(token, method, path, sent);
  const persons = (...list: readonly ReturnType<typeof progressOf>[]) =>
    server.portal.setSnapshot(caseId, { persons: list });
  const orderedPerson = async () =>
    (await server.portal.applications.frozen.newest(caseId))!.content.application.people.find(
      ({ id }) => id === second,
    );

  it('shows the company and the next step, and neither shares, other persons nor documents', async () => {
    const { status, body: shown } = await ask('GET');
    expect([status, shown]).toMatchObject([
      200,
      { bankName: 'Musterbank', companyName: 'Lindenhof Gartenbau GmbH', step: 'check', data: null, missing: [] },
    ]);
    expect(Object.keys(shown).sort()).toEqual(
      ['attemptsLeft', 'bankName', 'companyName', 'data', 'firstName', 'lastName', 'missing', 'step'].sort(),
    );
    const person = await orderedPerson();
    expect(shown).toMatchObject({ firstName: person?.vorname, lastName: person?.nachname });
    expect(JSON.stringify(shown)).not.toMatch(/Weiß|Anteil|share|email|phone/i);
  });

  it('starts the own identity check while it is open', async () => {
    expect((await ask('POST', '/me/person/start')).body).toEqual({ url: 'https://ident.example.test/2' });
    await persons(progressOf(first), progressOf(second, { status: 'pending_successful' }));
    const refused = await ask('POST', '/me/person/start');
    expect([refused.status, refused.body['message']]).toEqual([409, 'Zurzeit ist keine Identifikation für Sie offen.']);
  });

  it('completes the own data that are asked, and hands them over', async () => {
    await persons(...asked);
    await server.finding('missingInformation', { missingInformation: ['birthDate', 'address'] });
    expect((await ask('GET')).body).toMatchObject({ step: 'data', missing: ['birthDate', 'address'] });
    const before = await orderedPerson();
    expect((await ask('PATCH', '/me/person', body)).status).toBe(200);
    const { birthDate: birthday, address } = body;
    expect(await orderedPerson()).toEqual({ ...before, birthday, ...address });
    expect(
      server.portal.process.effects.map(({ command }) => command).filter(({ name }) => name !== 'formSaved'),
    ).toMatchObject([{ name: 'personCompleted', personId: second }]);
  });

  it('hands over what the page has shown and nothing that the acting person has stored meanwhile', async () => {
    await persons(...asked, progressOf(third, { status: 'information_required', checkRef: null }));
    await server.finding('missingInformation', { missingInformation: ['nationality'] });
    const newest = async () => (await server.portal.applications.frozen.newest(caseId))!.content.application.people;
    const before = await newest();
    const change = { line1: 'Fremdweg 9', gesellschafterAnteile: '9' };
    await server.portal.applications.drafts.save({
      ...{ caseId, seen: null, byCommand: true },
      change: (stored) => {
        const people = stored.application.people.map((one) => ({ ...one, ...change }));
        return { ...stored, application: { ...stored.application, people } };
      },
    });
    const { line1 = '', postalCode = '', city = '', birthday = '' } = before.find(({ id }) => id === second)!;
    const sent = { ...body, birthDate: birthday, address: { line1, postalCode, city } };
    expect((await ask('PATCH', '/me/person', sent)).status).toBe(200);
    const after = await newest();
    expect(after).toEqual(before.map((one) => (one.id === second ? { ...one, nationality: 'AT' } : one)));
  });

  it('leaves to the acting person what only they can give', async () => {
    await persons(...asked);
    await server.finding('missingInformation', { missingInformation: ['votingShare', 'birthDate'] });
    expect((await ask('GET')).body).toMatchObject({ step: 'waiting', missing: [], data: null });
    expect((await ask('PATCH', '/me/person', body)).status).toBe(409);
    const { links } = server.coSigners;
    expect(await links.mayMail(caseId, second)).toBe(false);
    expect([await links.forMail(caseId, second), await links.current(caseId, second)]).toMatchObject([
      { isAsked: false },
      { isAsked: false },
    ]);
  });

  it.each([
    ['a share', { ...body, votingShare: 50 }],
    ['another person', { ...body, id: '1001-0001' }],
    ['an address for mails', { ...body, email: 'fremd@example.de' }],
    ['a name', { ...body, lastName: 'Fremd' }],
    ['a missing field', { ...body, birthDate: undefined }],
    ['a child', { ...body, birthDate: '2020-01-01' }],
  ])('refuses %s in the body, and writes nothing', async (_what, sent) => {
    await persons(...asked);
    const before = await orderedPerson();
    expect((await ask('PATCH', '/me/person', sent)).status).toBe(422);
    expect(await orderedPerson()).toEqual(before);
  });

  it('is refused once nothing is asked', async () => {
    const { status, body: refused } = await ask('PATCH', '/me/person', body);
    expect([status, refused['message']]).toEqual([409, 'Zurzeit fehlen keine Angaben von Ihnen.']);
  });

  describe('its session', () => {
    it('lasts two hours', async () => {
      clock.now += 2 * 60 * 60_000 - 1;
      expect((await ask('GET')).status).toBe(200);
      clock.now += 1;
      expect((await ask('GET')).status).toBe(401);
    });

    it('ends by itself for one browser only', async () => {
      const other = await server.enter(await server.link());
      expect((await ask('POST', '/me/person/logout')).status).toBe(204);
      expect((await ask('GET')).status).toBe(401);
      expect((await server.as(other, 'GET', '/me/person')).status).toBe(200);
    });

    it('is of one person and one case', async () => {
      const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      expect((await server.as(forged, 'GET', '/me/person')).status).toBe(401);
      expect((await server.call('GET', '/me/person')).status).toBe(401);
      const nobody = await server.coSigners.links.forMail(caseId, personIdOf('1002-0002'));
      expect(nobody).toBeNull();
    });

    it.each([
      ['GET', '/co_signers'],
      ['GET', '/me'],
      ['GET', '/people/1001-0002'],
      ['PATCH', '/person_complete/1001-0002'],
      ['GET', '/bgo_identifications/1001'],
      ['POST', '/download_tickets'],
      ['POST', '/me/logout'],
      ['DELETE', '/me/person'],
      ['GET', '/me/person/other'],
    ])('is refused by %s %s', async (method, path) => {
      const { origin } = server;
      const answer = await fetch(`${origin}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(403);
    });

    it.each([
      ['a customer', customer(caseId)],
      ['staff', staff('ROLE_ROOT')],
    ])('is not had by %s', async (_who, session) => {
      for (const [method, path] of [
        ['GET', '/me/person'],
        ['PATCH', '/me/person'],
        ['POST', '/me/person/start'],
        ['POST', '/me/person/logout'],
      ] as const)
        expect(
          (await server.call(method, path, { as: session, body: method === 'GET' ? undefined : body })).status,
        ).toBe(403);
    });

    it('is no session for routes of everybody', async () => {
      const link = await server.link();
      expect((await server.as(token, 'POST', '/person_link/open', { link })).status).toBe(200);
    });
  });

  it('shows the acting person when it was mailed and opened', async () => {
    const at = new Date(clock.now).toISOString();
    const list = await server.call('GET', '/co_signers', { as: customer(caseId) });
    expect(list.body).toEqual([{ personId: second, invitedAt: at, openedAt: at }]);
    expect((await server.call('GET', '/co_signers', { as: staff('ROLE_ROOT') })).status).toBe(403);
  });
});
