import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { newAccount } from '@kontor/domain/account/account';
import type { ProcessAnswer } from '../../case/case-process/case-process.js';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const outcome = (value: object): ProcessAnswer => ({ kind: 'outcome', outcome: value as never });
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('the core bank', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
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

  const business = {
    subject: 'business',
    kind: 'juristic',
    name: 'Lindenhof Gartenbau GmbH',
    potentialDuplicates: [],
    errorMessages: [],
    shortened: [],
    skipped: [],
    placeholders: [],
    legitimationsdatenError: false,
    hasValidBirthday: true,
    hasLegitimation: true,
    missingCheckedBy: false,
  };
  const passed = {
    mode: 'INTERESSENT',
    jurPersonenResults: [{ ...business, personennummer: '4711' }],
    mehrheitPersonenResults: [],
    natPersonenResults: [],
  };

  async function takenOver(): Promise<void> {
    await ordered();
    await harness.setSnapshot(caseIdOf('1001'), { status: 410 });
  }
  const pass = (mode = '') =>
    harness.call('POST', `/bgo_identifications_portal/1001/passToAgree21${mode}`, { as: clerk });

  it('returns the possible steps', async () => {
    await takenOver();
    const { body } = await harness.call('POST', '/bgo_identifications_portal/1001/passToAgree21ready', { as: clerk });
    expect(body).toMatchObject({ isReadyForPassToAgree21: true, isPassedToAgree21: false, canBePassedAsKunde: false });
  });

  it('returns the report of each party', async () => {
    await takenOver();
    const findingRef = await harness.core.findings.record({
      caseId: caseIdOf('1001'),
      findingId: 'p',
      kind: 'partyReport',
      personId: null,
      content: bytes(passed),
    });
    harness.process.answer(() => outcome({ kind: 'coreBanking', findingRef, ok: true }));
    // The stored report counts as passed: the same booking is answered again, and another one refused.
    expect((await pass()).status).toBe(200);
    expect((await pass('?mode=KUNDE')).status).toBe(409);
  });

  it('books once and returns the result', async () => {
    await takenOver();
    harness.process.answer(async () => {
      const findingRef = await harness.core.findings.record({
        caseId: caseIdOf('1001'),
        findingId: 'p',
        kind: 'partyReport',
        personId: null,
        content: bytes(passed),
      });
      return outcome({ kind: 'coreBanking', findingRef, ok: true });
    });
    const { status, body } = await pass();
    expect([status, body]).toEqual([200, { ...passed, ok: true, async: false }]);
    expect(harness.process.effects.at(-1)?.command).toEqual({ name: 'passToCoreBanking', mode: 'INTERESSENT' });
  });

  it('reports a running booking, and why one failed', async () => {
    await takenOver();
    harness.process.answer(() => ({ kind: 'late' }));
    const late = await pass();
    expect([late.status, late.body]).toEqual([202, { async: true }]);
    harness.process.answer(() => outcome({ kind: 'coreBankingFailed', reason: 'Nicht erreichbar' }));
    const failed = await pass();
    expect([failed.status, failed.body['detail']]).toEqual([409, 'Nicht erreichbar']);
  });

  it('shows the words of a core bank that refuses, which only the finding has', async () => {
    await takenOver();
    const refused = 'Das Kernbanksystem hat die Anfrage abgelehnt.';
    harness.process.answer(async () => {
      await record('bookingRefusal', { messages: ['Feld 871: nicht zulässig.', 'Max Muster ist gesperrt.'] });
      return outcome({ kind: 'coreBankingFailed', reason: refused });
    });
    const words = 'Feld 871: nicht zulässig. Max Muster ist gesperrt.';
    expect((await pass()).body['detail']).toBe(words);
    const failureOf = async (reason: string) => {
      await harness.setSnapshot(caseIdOf('1001'), { bookingFailure: reason });
      const { body } = await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk });
      return (body['bgoIdentification'] as Record<string, unknown>)['bookingFailure'];
    };
    expect(await failureOf(refused)).toBe(words);
    expect(await failureOf('Es ist noch kein Konto angelegt.')).toBe('Es ist noch kein Konto angelegt.');
  });

  it.each(['?mode=KUNDE', '?mode=KUNDE_WITH_PLACEHOLDERS'])('refuses %s without readiness', async (mode) => {
    await takenOver();
    const { status, body } = await pass(mode);
    expect([status, body['detail']]).toEqual([
      409,
      expect.stringContaining('„Als Kunde an das Kernbanksystem übergeben“ ist ausgeschaltet'),
    ]);
  });

  it('refuses a booking before the case is taken over, with that reason', async () => {
    await ordered();
    await harness.setSnapshot(caseIdOf('1001'), { status: 310 });
    const { status, body } = await pass();
    expect([status, body['detail']]).toEqual([409, 'Möglich nur, während die Bank den Fall bearbeitet.']);
  });

  it.each(['?mode=X', '?mode=KUNDE&x=1'])('refuses %s', async (mode) => {
    await takenOver();
    expect((await pass(mode)).status).toBe(422);
  });

  it.each(['createKontokorrentkonto', 'createGirocard'])('refuses %s before the step before it', async (step) => {
    await takenOver();
    expect((await harness.call('POST', `/bgo_identifications_portal/1001/${step}`, { as: clerk })).status).toBe(409);
  });

  it('uses a party that the core bank has already, of those that the last booking offered', async () => {
    await takenOver();
    const link = (body: object, as = clerk) =>
      harness.call('POST', '/bgo_identifications_portal/1001/linkExistingParty', { as, body });
    const decision = { subject: 'business', personennummer: '3900000001' };
    expect((await link(decision)).status).toBe(409);
    const offered = {
      subject: 'business',
      potentialDuplicates: ['3900000001', '3900000002'],
    };
    await record('partyReport', { ...passed, jurPersonenResults: [offered] });
    expect((await link({ ...decision, personennummer: '4' })).body['detail']).toMatch(/nicht zur Wahl/);
    expect((await link({ ...decision, subject: '' })).status).toBe(422);
    expect((await link(decision, staff('ROLE_USER_ADMIN'))).status).toBe(403);
    expect((await link(decision)).status).toBe(204);
    expect((await link(decision)).status).toBe(204);
    expect((await link({ ...decision, personennummer: '3900000002' })).status).toBe(204);
    const kept = (await harness.core.findings.ofCase(caseIdOf('1001'))).filter(({ kind }) => kind === 'existingParty');
    expect(kept.map(({ content }) => content)).toEqual([decision, { ...decision, personennummer: '3900000002' }]);
    await harness.setSnapshot(caseIdOf('1001'), { owner: 'somebody-else' });
    expect((await link(decision)).body['state']).toBe('taken');
  });

  /** A case with booked parties, in a bank that opens accounts. */
  async function passedOn(): Promise<void> {
    await takenOver();
    const agree21 = { produktnummer: '12345678', konditionsnummer: '1', girocardProduktnummer: '2' };
    harness.settings['agree21PostAsKunde'] = true;
    harness.settings['agree21CreateKontokorrentKonto'] = true;
    harness.settings['tempConfig'] = { konten: { 1: { ...newAccount({}, 'Konto'), agree21 } } };
    await record('partyReport', { ...passed, mode: 'KUNDE' });
  }
  const record = (kind: 'partyReport' | 'account' | 'bookingRefusal', content: unknown) =>
    harness.core.findings.record({
      caseId: caseIdOf('1001'),
      findingId: kind,
      kind,
      personId: null,
      content: bytes(content),
    });
  const recordAccount = () => record('account', { kontonummer: '1234567', iban: 'DE021234' });
  const createAccount = () =>
    harness.call('POST', '/bgo_identifications_portal/1001/createKontokorrentkonto', { as: clerk });

  it('opens the account of a customer', async () => {
    await passedOn();
    harness.process.answer(async () => outcome({ kind: 'coreBanking', findingRef: await recordAccount(), ok: true }));
    const { status, body } = await createAccount();
    expect([status, body['Kontonummer'], body['IBAN']]).toEqual([200, '1234567', 'DE021234']);
    const detail = await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk });
    expect(detail.body['bgoIdentification']).toMatchObject({ agree21Kontonummer: '1234567', agree21Iban: 'DE021234' });
  });

  it('opens it with the product number of the order, which the bank has removed since', async () => {
    const account = newAccount({}, 'Konto');
    harness.settings['tempConfig'] = { konten: { 1: { ...account, agree21: { produktnummer: '12345678' } } } };
    await passedOn();
    harness.settings['tempConfig'] = { konten: { 1: account } };
    harness.process.answer(async () => outcome({ kind: 'coreBanking', findingRef: await recordAccount(), ok: true }));
    expect((await createAccount()).status).toBe(200);
  });

  it('returns the account that a parallel request opens', async () => {
    await passedOn();
    const { findings } = harness.core;
    const ofCase = findings.ofCase.bind(findings);
    let opened: string | undefined;
    Object.assign(findings, {
      ofCase: async (caseId: CaseId) => {
        const kept = await ofCase(caseId);
        opened ??= await recordAccount();
        return kept;
      },
    });
    harness.process.answer(() => outcome({ kind: 'coreBanking', findingRef: opened, ok: true }));
    const { status, body } = await createAccount();
    expect([status, body['Kontonummer']]).toEqual([200, '1234567']);
  });
});
