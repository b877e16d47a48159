import fc from 'fast-check';
import sampleBank from '../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { newAccount } from '@kontor/domain/account/account';
import { accountBatch, kontoListOf } from './accounts/account-batch.js';
import { baseOfForm, formOfBase, type BaseForm } from './base/base-form.js';
import { baseFormSchema } from './base/base-form.schema.js';
import { entryLinkGuidance, entryLinks } from './entry-links/entry-links.js';
import { footerLinkProblems, newFooterLink } from './footer-links/footer-links.js';
import { moveItem, withoutItem } from '../ui/fields/move-item.js';
import {
  areSwitchAddressesEnabled,
  effectiveFlags,
  instanceFlags,
  isOptionAvailable,
  optionFlags,
} from '@kontor/domain/settings/option-flags';
import { bankSettings } from '@kontor/domain/settings/setting-rights';
import { isSettingName, settingsFrom } from '@kontor/domain/settings/setting-values.schema';

const settings = settingsFrom(sampleBank);

describe('the form of the base settings', () => {
  const form = formOfBase(settings);

  it('shows the sample bank and stores it unchanged', () => {
    const stored = baseOfForm(baseFormSchema.parse(form), settings.tempConfig);
    expect(stored.tempConfig).toEqual(settings.tempConfig);
    expect(stored.bankName).toBe('Musterbank eG');
    expect(settingsFrom({ ...sampleBank, ...stored })).toEqual(settings);
  });

  it('changes only its own fields', () => {
    const changed = baseOfForm(
      { ...form, title: ' Neu ', ksvUrl: '', supportPhone: '', preHtml: '<p>x</p>', logoSmall: '/s.png' },
      settings.tempConfig,
    );
    expect(changed.tempConfig).toEqual({
      ...settings.tempConfig,
      title: 'Neu',
      urls: {},
      support: { mail: settings.tempConfig.support.mail, chat: settings.tempConfig.support.chat },
      logoSmall: '/s.png',
      introduction: { ...settings.tempConfig.introduction, preHtml: '<p>x</p>' },
    });
    const cleared = baseOfForm({ ...form, logoSmall: '' }, changed.tempConfig);
    expect(cleared.tempConfig).not.toHaveProperty('logoSmall');
  });

  it.each<[Partial<BaseForm>, Record<string, string>]>([
    [{}, {}],
    [{ bankName: ' ' }, { bankName: 'Pflichtfeld' }],
    [{ bankEmployeeMail: 'bank' }, { bankEmployeeMail: 'Gültige E-Mail erforderlich' }],
    [{ supportMail: 'x' }, { supportMail: 'Gültige E-Mail erforderlich' }],
    [{ supportMail: '', bankEmployeeMail: '' }, {}],
    [{ agbUrl: 'javascript:1' }, { agbUrl: 'Webadresse erforderlich' }],
    [{ impressumUrl: 'bank.de' }, { impressumUrl: 'Webadresse erforderlich' }],
    [
      { contactUrl: 'x', onlineBankingUrl: 'y' },
      { contactUrl: 'Webadresse erforderlich', onlineBankingUrl: 'Webadresse erforderlich' },
    ],
    [{ imageBankLogo: 'data:text/html,x' }, { imageBankLogo: 'Bildadresse erforderlich' }],
    [{ imageBankLogo: 'data:image/png;base64,AA' }, {}],
    [{ title: 'x'.repeat(201) }, { title: 'Maximal 200 Zeichen möglich' }],
  ])('%j: %j', (change, problems) => {
    const parsed = baseFormSchema.safeParse({ ...form, ...change });
    const issues = parsed.success ? [] : parsed.error.issues;
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems);
  });
});

describe('options', () => {
  const all = { economyReportShort: true, creditChecks: true };
  const none = { economyReportShort: false, creditChecks: false };

  it('are those of the specification, in its order', () => {
    expect(optionFlags.map(({ name }) => name)).toEqual([
      'registerAskForPhone',
      'activateFeedback',
      'askAdditionalDataFromActingPerson',
      'askAnnualTurnover',
      'askForGirocard',
      'askBusinessPurpose',
      'askCrsType',
      'crsTypeClarificationUrl',
      'askForInternationalBusinessConnection',
      'enableEarlyReadiness',
      'sendDoiRequestedMailCopyToBank',
      'agree21PostAsKunde',
      'agree21CreateKontokorrentKonto',
      'agree21CreateGirocard',
      'kycNowOrderEconomyReportShort',
      'kycNowOrderCreditChecks',
    ]);
    for (const { name } of optionFlags) expect(isSettingName(name) && bankSettings.includes(name)).toBe(true);
    expect(instanceFlags.map(({ name, inverted }) => [name, inverted])).toEqual([
      ['showVersion', false],
      ['strictEmailValidation', true],
      ['instanceDeactivated', false],
    ]);
  });

  it.each([
    ['crsTypeClarificationUrl', {}, all, false],
    ['crsTypeClarificationUrl', { askCrsType: true }, none, true],
    ['agree21CreateKontokorrentKonto', {}, all, false],
    ['agree21CreateKontokorrentKonto', { agree21PostAsKunde: true }, none, true],
    ['agree21CreateGirocard', { agree21PostAsKunde: true }, all, false],
    ['agree21CreateGirocard', { agree21CreateKontokorrentKonto: true }, all, false],
    ['agree21CreateGirocard', { agree21PostAsKunde: true, agree21CreateKontokorrentKonto: true }, none, true],
    ['kycNowOrderEconomyReportShort', {}, { ...all, economyReportShort: false }, false],
    ['kycNowOrderEconomyReportShort', {}, { ...none, economyReportShort: true }, true],
    ['kycNowOrderCreditChecks', {}, { ...all, creditChecks: false }, false],
    ['kycNowOrderCreditChecks', {}, { ...none, creditChecks: true }, true],
    ['askCrsType', {}, none, true],
  ] as const)('%s with %j and %j is available: %s', (name, flags, features, expected) => {
    const option = optionFlags.find((one) => one.name === name);
    expect(option !== undefined && isOptionAvailable(option, flags, features)).toBe(expected);
  });

  it('have no effect while they are not available', () => {
    const on = {
      agree21PostAsKunde: false,
      agree21CreateKontokorrentKonto: true,
      agree21CreateGirocard: true,
      kycNowOrderCreditChecks: true,
      activateFeedback: true,
    };
    expect(effectiveFlags(on, none)).toEqual({
      ...on,
      agree21CreateKontokorrentKonto: false,
      agree21CreateGirocard: false,
      kycNowOrderCreditChecks: false,
      kycNowOrderEconomyReportShort: false,
    });
    expect(effectiveFlags({ ...on, agree21PostAsKunde: true }, all)).toEqual({ ...on, agree21PostAsKunde: true });
  });

  it('for existing customers are editable only while there is a choice', () => {
    expect(areSwitchAddressesEnabled({ disableOnlineOderTermin: true })).toBe(false);
    expect(areSwitchAddressesEnabled({ disableOnlineOderTermin: false })).toBe(true);
  });
});

describe('links', () => {
  it('of the footer need title and address', () => {
    expect(footerLinkProblems(settings.tempConfig.footerLinks)).toEqual({});
    expect(footerLinkProblems([newFooterLink, { title: 'AGB', href: 'agb' }])).toEqual({
      '0.title': 'Pflichtfeld',
      '1.href': 'Webadresse erforderlich',
    });
    expect(footerLinkProblems([{ title: 'x'.repeat(201), href: '/agb' }])).toEqual({
      '0.title': 'Maximal 200 Zeichen möglich',
    });
    expect(newFooterLink.href).toMatch(/^https:\/\//);
  });

  it('into the portal have levels from comparison to opening', () => {
    const accounts = { 2: { id: 2, sortIndex: 10, title: 'B' }, 1: { id: 1, sortIndex: 20, title: 'A' } };
    expect(
      entryLinks('https://konto.bank.example/', accounts).map(({ level, route, url }) => [level, route, url]),
    ).toEqual([
      [1, 'einstieg-konto-vergleich', 'https://konto.bank.example/start/produkte/vergleich'],
      [2, 'einstieg-konto-eroeffnen', 'https://konto.bank.example/start/produkte/2'],
      [2, 'einstieg-konto-eroeffnen', 'https://konto.bank.example/start/produkte/1'],
      [3, 'einstieg-konto-eroeffnen-online', 'https://konto.bank.example/start/produkte/2/online'],
      [3, 'einstieg-konto-eroeffnen-online', 'https://konto.bank.example/start/produkte/1/online'],
      [3, 'einstieg-konto-eroeffnen-online', 'https://konto.bank.example/start/produkte/-/online'],
      [3, 'einstieg-konto-eroeffnen-online', 'https://konto.bank.example/start/produkte/-/online?berater-einstieg=1'],
    ]);
    expect(entryLinkGuidance).toHaveLength(2);
  });
});

describe('lists of the configuration', () => {
  it.each([
    [0, -1, ['a', 'b', 'c']],
    [1, -1, ['b', 'a', 'c']],
    [1, 1, ['a', 'c', 'b']],
    [2, 1, ['a', 'b', 'c']],
    [5, -1, ['a', 'b', 'c']],
  ] as const)('item %d moved by %d gives %j', (index, direction, expected) => {
    expect(moveItem(['a', 'b', 'c'], index, direction)).toEqual(expected);
  });

  it('lose nothing when an item is moved, and one item when it is deleted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.nat(20),
        fc.constantFrom(-1 as const, 1 as const),
        (list, at, direction) => {
          const moved = moveItem(list, at, direction);
          expect([...moved].sort()).toEqual([...list].sort());
          if (at + direction >= 0 && at + direction < list.length && at < list.length) {
            expect(moveItem(moved, at + direction, direction === 1 ? -1 : 1)).toEqual(list);
          }
        },
      ),
    );
    expect(withoutItem(['a', 'b', 'a'], 0)).toEqual(['b', 'a']);
    expect(withoutItem(['a'], 3)).toEqual(['a']);
  });

  it('of accounts are saved in one batch', () => {
    const accounts = [
      { ...newAccount({}, 'Zwei'), id: 2, sortIndex: 20 },
      { ...newAccount({}, 'Eins'), id: 7, sortIndex: 10 },
    ];
    const batch = accountBatch({ defaultKontoname: ' Konto ', page: settings.tempConfig, accounts, sliders: [] });
    expect(batch.defaultKontoname).toBe('Konto');
    expect(batch.kontoList).toEqual([
      { id: 7, title: 'Eins' },
      { id: 2, title: 'Zwei' },
    ]);
    expect(Object.keys(batch.tempConfig.konten)).toEqual(['2', '7']);
    expect(batch.tempConfig.calcElements).toEqual([]);
    expect(batch.tempConfig.footerLinks).toEqual(settings.tempConfig.footerLinks);
    expect(kontoListOf(settings.tempConfig.konten)).toEqual(settings.kontoList);
  });
});
