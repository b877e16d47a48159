import { newAccount } from '@kontor/domain/account/account';
import { caseIdOf } from '@kontor/domain/case/case-id';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const caseId = caseIdOf('1001');
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const agree21 = { produktnummer: '12345678', konditionsnummer: '1', girocardProduktnummer: '2' };
const parties = {
  mode: 'KUNDE',
  jurPersonenResults: [
    {
      ...{ subject: 'business', kind: 'juristic', name: 'Lindenhof Gartenbau GmbH', personennummer: '4711' },
      ...{ potentialDuplicates: [], errorMessages: [], shortened: [], skipped: [], placeholders: [] },
      ...{ legitimationsdatenError: false, hasValidBirthday: true, hasLegitimation: true, missingCheckedBy: false },
    },
  ],
  mehrheitPersonenResults: [],
  natPersonenResults: [],
};

const off = (option: string) =>
  `Die Einstellung „${option}“ ist ausgeschaltet; ein Administrator kann sie unter „Konfiguration“ einschalten.`;
const noCustomers = off('Als Kunde an das Kernbanksystem übergeben');
const noAccounts = off('Konto im Kernbanksystem anlegen');
const noGirocards = off('girocard im Kernbanksystem anlegen');
const passed = 'Die Beteiligten sind schon als Kunden übergeben.';

let harness: PortalHarness;
beforeAll(async () => {
  harness = await startPortalHarness();
  Object.assign(harness.settings, {
    strictEmailValidation: false,
    askForGirocard: true,
    orderCheckboxes: [{ key: 'agb', label: 'AGB', required: true }],
    tempConfig: { konten: { 1: { ...newAccount({}, 'Konto'), agree21 } } },
  });
  await harness.openCase(caseId, 130);
  const form = completeForm();
  const body = { ...form, firma: { ...form.firma, girocard: 'Ja' } };
  await harness.call('PUT', `/bgo_identifications/${caseId}`, { as: customer(caseId), body });
  const ordered = await harness.call('POST', '/me/startIdentification', {
    as: customer(caseId),
    body: { orderCheckboxes: { agb: 'Ja' } },
  });
  expect(ordered.status).toBe(204);
  await harness.setSnapshot(caseId, { firstOrderedAt: clock.now, attempt: 1, status: 410 });
});
afterAll(() => harness.close());

/** The answer to a step: its status, and the reason of a refusal. */
const step = async (path: string): Promise<readonly [number, unknown]> => {
  const { status, body } = await harness.call('POST', `/bgo_identifications_portal/1001/${path}`, { as: clerk });
  return [status, body['detail']];
};
const record = (kind: 'partyReport' | 'account', content: unknown) =>
  harness.core.findings.record({ caseId, findingId: kind, kind, personId: null, content: bytes(content) });

const combinations = [true, false].flatMap((agree21PostAsKunde) =>
  [true, false].flatMap((agree21CreateKontokorrentKonto) =>
    [true, false].map((agree21CreateGirocard) => ({
      agree21PostAsKunde,
      agree21CreateKontokorrentKonto,
      agree21CreateGirocard,
    })),
  ),
);
type Switches = (typeof combinations)[number];

/** What a switch that is off forbids; the one that it depends on goes before it. */
const forbidden = (switches: Switches, needed: readonly [keyof Switches, string][]): string | undefined =>
  needed.find(([name]) => !switches[name])?.[1];
const customers = ['agree21PostAsKunde', noCustomers] as const;
const accounts = ['agree21CreateKontokorrentKonto', noAccounts] as const;
const girocards = ['agree21CreateGirocard', noGirocards] as const;

const flags = async () =>
  (await harness.call('POST', '/bgo_identifications_portal/1001/passToAgree21ready', { as: clerk })).body;

describe.each(combinations)('with the switches %j', (switches) => {
  beforeEach(() => void Object.assign(harness.settings, switches));

  it('a step that is off answers 409 with the reason, and its flag is false', async () => {
    const reason = forbidden(switches, [[...customers]]);
    if (reason !== undefined) expect(await step('passToAgree21?mode=KUNDE')).toEqual([409, reason]);
    expect((await flags())['canBePassedAsKunde']).toBe(false);
    const account = forbidden(switches, [[...customers], [...accounts]]);
    const girocard = forbidden(switches, [[...customers], [...accounts], [...girocards]]);
    expect((await step('createKontokorrentkonto'))[1]).toBe(
      account ?? 'Möglich, sobald alle Beteiligten als Kunden übergeben sind.',
    );
    expect((await step('createGirocard'))[1]).toBe(girocard ?? 'Möglich, sobald das Konto angelegt ist.');
  });
});

describe('once the parties are customers', () => {
  beforeAll(() => record('partyReport', parties));

  it.each(combinations)('the account and the girocard follow the switches %j', async (switches) => {
    Object.assign(harness.settings, switches);
    const account = forbidden(switches, [[...customers], [...accounts]]);
    expect((await flags())['canKontoBeCreated']).toBe(account === undefined);
    if (account !== undefined) expect(await step('createKontokorrentkonto')).toEqual([409, account]);
    expect(await step('passToAgree21?mode=KUNDE_WITH_PLACEHOLDERS')).toEqual([409, passed]);
  });

  describe('and the account is open', () => {
    beforeAll(() => record('account', { kontonummer: '1234567', iban: 'DE021234' }));

    it.each(combinations)('the girocard follows the switches %j', async (switches) => {
      Object.assign(harness.settings, switches);
      const girocard = forbidden(switches, [[...customers], [...accounts], [...girocards]]);
      expect((await flags())['canGirocardBeCreated']).toBe(girocard === undefined);
      if (girocard !== undefined) expect(await step('createGirocard')).toEqual([409, girocard]);
    });
  });
});
