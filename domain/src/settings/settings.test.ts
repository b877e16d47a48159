import sampleBank from '../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { canSwitchAccount, newAccount, openableAccounts, sortAccounts } from '../account/account.js';
import { accountSchema } from '../account/account.schema.js';
import { bestAccount, calculatedPrice, cartSum, initialValues } from '../pricing/pricing.js';
import { formatEuro } from '../pricing/format.js';
import { inheritedRoles, staffRoles } from '../roles/roles.js';
import { bankConfiguration } from './configuration.js';
import { canEditSetting, canReadSetting } from './setting-rights.js';
import { isSettingName, settingSchemas, settingsFrom } from './setting-values.schema.js';

const settings = settingsFrom(sampleBank);
const context = {
  companyCheck: { active: true, creditChecks: false, economyReportShort: false },
  staffRoles,
  settingsVersion: 4,
  debug: false,
};

describe('sample bank', () => {
  it('has every setting, and nothing else', () => {
    expect(Object.keys(sampleBank).sort()).toEqual(Object.keys(settingSchemas).sort());
  });

  it('is valid', () => {
    for (const [name, value] of Object.entries(sampleBank)) {
      expect(isSettingName(name) && settingSchemas[name].safeParse(value).success).toBe(true);
    }
  });

  it.each([
    { id: 1, title: 'Aktiv', price: 1490, memberPrice: 990, freeItems: 1 },
    { id: 2, title: 'Komfort', price: 1890, memberPrice: 1390, freeItems: 2 },
    { id: 3, title: 'Premium', price: 3490, memberPrice: 2990, freeItems: 3 },
    { id: 4, title: 'Test 1', price: 13490, memberPrice: undefined, freeItems: 3 },
    { id: 5, title: 'Test 2', price: 23490, memberPrice: undefined, freeItems: 3 },
  ])('package $id is $title for $price cents', ({ id, title, price, memberPrice, freeItems }) => {
    const account = settings.tempConfig.konten[String(id)];
    expect(account).toMatchObject({ id, title, price, girocard: { price: 50, freeItems } });
    expect(account?.calcSettings).toMatchObject({ grundpreis: price, summeFix: -390 });
    expect(account?.memberPrice).toBe(memberPrice);
  });

  it('gives members a discount that it names: 5,00 €', () => {
    const offered = Object.values(settings.tempConfig.konten).filter(({ memberPrice }) => memberPrice !== undefined);
    const discounts = offered.map(({ price, memberPrice = 0 }) => formatEuro(price - memberPrice));
    expect(discounts).toEqual(['5,00 €', '5,00 €', '5,00 €'].map((text) => text.replace(' ', '\u00a0')));
    const named = settings.mehrwerte.mehrwerte.filter(({ shortText = '' }) => shortText.includes('5,00 €'));
    expect(named).toHaveLength(1);
  });

  it('names the bulk price of paperless items at each price of such an item', () => {
    for (const account of Object.values(settings.tempConfig.konten).slice(0, 3)) {
      const notes = account.subFeatures.flatMap(({ elements }) => elements.flatMap(({ note }) => note ?? []));
      expect(notes.filter((note) => note.endsWith('ab 500 Buchungen im Monat 0,05 €'))).toHaveLength(1);
    }
  });

  it('has a slider for each calculator element', () => {
    const sliders = settings.tempConfig.calcElements.map(({ identifier, minValue, maxValue, step, value }) => [
      identifier,
      minValue,
      maxValue,
      step,
      value,
    ]);
    expect(sliders).toEqual([
      ['belegloseArbeitsposten', 0, 200, 10, 0],
      ['beleghafteArbeitsposten', 0, 100, 10, 0],
      ['bargeldEinzahlungen', 0, 100, 10, 0],
      ['bargeldAuszahlungen', 0, 100, 10, 0],
      ['bargeldAnKasse', 0, 100, 10, 0],
      ['businessCards', 0, 10, 1, 1],
    ]);
  });

  it('costs what its figures say', () => {
    const { konten, calcElements } = settings.tempConfig;
    const values = { ...initialValues(calcElements), belegloseArbeitsposten: 100, bargeldAnKasse: 10 };
    const price = (id: string) => (konten[id] === undefined ? Number.NaN : calculatedPrice(konten[id], values));
    expect(price('1')).toBe(1490 + 90 * 35 + 10 * 350 + 390 - 390);
    expect(price('2')).toBe(1890 + 100 * 20 + 10 * 350);
    expect(price('3')).toBe(3490 + 100 * 10 + 10 * 350);
    expect(bestAccount(konten, values)?.title).toBe('Komfort');
    expect(bestAccount(konten, initialValues(calcElements))?.title).toBe('Aktiv');
    expect(cartSum(konten['1'] ?? { price: 0, girocard: { price: 0, freeItems: 0 } }, 3)).toBe(1490 + 2 * 50);
    expect(sortAccounts(konten).map((account) => account.title)).toEqual([
      'Aktiv',
      'Komfort',
      'Premium',
      'Test 1',
      'Test 2',
    ]);
  });
});

describe('configuration', () => {
  it('shows packages without product numbers and boxes without internal names', () => {
    const configuration = bankConfiguration(settings, context);
    expect(configuration.bankName).toBe('Musterbank eG');
    expect(configuration.isKycNowActive).toBe(true);
    expect(configuration.settingsVersion).toBe(4);
    expect(configuration).not.toHaveProperty('debug');
    expect(JSON.stringify(configuration)).not.toMatch(
      /agree21|produktnummer|simplePutOnHold|bankEmployeeMail|Eigene Rechnung/,
    );
    expect(bankConfiguration(settings, { ...context, debug: true }).debug).toBe(true);
  });

  it('has defaults for a bank without settings', () => {
    const configuration = bankConfiguration(settingsFrom({}), context);
    expect(configuration.konten).toEqual({});
    expect(configuration.strictEmailValidation).toBe(true);
  });

  it('refuses addresses that are no web addresses', () => {
    expect(() => settingsFrom({ agbUrl: 'javascript:alert(1)' })).toThrow();
    expect(() => settingsFrom({ tempConfig: { konten: { 7: { id: 8 } } } })).toThrow();
  });
});

describe('rights', () => {
  const bearer = (role: string) => ({ roles: [role], inheritedRoles: inheritedRoles([role]) });

  it.each([
    ['ROLE_ROOT', 'staffSecondStep', true],
    ['ROLE_ROOT', 'anything.else', true],
    ['ROLE_INSTANCE_ADMIN', 'tempConfig', true],
    ['ROLE_INSTANCE_ADMIN', 'staffSecondStep', false],
    ['ROLE_INSTANCE_ADMIN', 'strongFactorRoles', false],
    ['ROLE_INSTANCE_ADMIN', 'connection.banking', false],
    ['ROLE_ADMIN', 'tempConfig', false],
    ['ROLE_AUDITOR', 'tempConfig', false],
  ])('%s edits %s: %s', (role, name, allowed) => {
    expect(canEditSetting(bearer(role), name)).toBe(allowed);
    expect(canReadSetting(bearer(role), name)).toBe(allowed || role === 'ROLE_AUDITOR');
  });
});

describe('accounts', () => {
  const { konten } = settings.tempConfig;

  it('get the next higher numbers when added', () => {
    const added = newAccount(konten, 'Neu');
    expect(added).toMatchObject({ id: 6, sortIndex: 60, title: 'Neu', price: 1000, color: '#0066B3' });
    expect(accountSchema.safeParse(added).success).toBe(true);
    expect(newAccount({}, 'Neu')).toMatchObject({ id: 1, sortIndex: 10 });
  });

  it('can be switched only where there is a choice', () => {
    expect(canSwitchAccount(konten, 1)).toBe(true);
    expect(canSwitchAccount(konten, 4)).toBe(false);
    const linked = Object.fromEntries(
      Object.entries(konten).map(([id, account]) => [id, { ...account, linkTarget: 'https://bank.example' }]),
    );
    expect(openableAccounts(linked)).toEqual([]);
    expect(canSwitchAccount(linked, 1)).toBe(false);
  });

  it.each([
    [{ produktnummer: '1234567' }, false],
    [{ produktnummer: '12345678' }, true],
    [{ konditionsnummer: '1234' }, false],
    [{ girocardProduktnummer: '123' }, true],
  ])('limit product numbers %j', (agree21, fine) => {
    expect(accountSchema.safeParse({ ...konten['1'], agree21 }).success).toBe(fine);
  });
});
