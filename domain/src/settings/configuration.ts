import { type Account, type CalculatorItem } from '../account/account.js';
import { type MehrwerteSettings } from '../mehrwerte/mehrwerte.js';
import { type OrderBox } from '../order-box/order-box.js';
import { type BankPage, type FooterLink, type Settings } from './settings.js';

/** The public data of a package: everything but the core banking system's product numbers. */
export type PublicAccount = Omit<Account, 'agree21'>;

/** The bank configuration of `GET /configuration` (R1 §3 "Configuration fields read"; R2 §7). */
export interface BankConfiguration {
  readonly logo: string;
  readonly logoSmall: string;
  readonly favicon: string;
  readonly imageHead: string;
  readonly title: string;
  /** The title in English, where the bank has one. */
  readonly en?: BankPage['en'];
  readonly bankName: string;
  readonly konten: Readonly<Record<string, PublicAccount>>;
  readonly calcElements: readonly CalculatorItem[];
  readonly calcSettings: BankPage['calcSettings'];
  readonly introduction: BankPage['introduction'];
  readonly footerLinks: readonly FooterLink[];
  readonly urls: {
    readonly datenschutz: string;
    readonly impressum: string;
    readonly agb: string;
    readonly scoringInfo: string;
    readonly ksv: string;
    readonly identityTerms: string;
  };
  readonly support: BankPage['support'];
  readonly switch: BankPage['switch'];
  readonly appointment: { readonly url: string; readonly phone: string };
  readonly disableOnlineOderTermin: boolean;
  readonly portalLink: boolean;
  readonly disabledLegalForms: readonly string[];
  readonly orderCheckboxes: readonly OrderBox[];
  readonly mehrwerte: MehrwerteSettings;
  readonly feedbackUrl: string;
  readonly usersnapKey: string;
  /** The origins that may show the entry pages in a frame, for what such a page says to the site around it. */
  readonly embedParents: readonly string[];
  readonly crsTypeClarificationUrl: string;
  readonly neutralAuthAnswers: boolean;
  readonly registerAskForPhone: boolean;
  readonly strictEmailValidation: boolean;
  readonly askAnnualTurnover: boolean;
  readonly askBusinessPurpose: boolean;
  readonly askForInternationalBusinessConnection: boolean;
  readonly askCrsType: boolean;
  readonly askAdditionalDataFromActingPerson: boolean;
  readonly askForGirocard: boolean;
  readonly activateGwg: boolean;
  readonly activateFeedback: boolean;
  readonly showVersion: boolean;
  readonly instanceDeactivated: boolean;
  readonly isVrPaymentInstance: boolean;
  readonly isKycNowActive: boolean;
  readonly isKycNowCreditChecksActive: boolean;
  readonly isKycNowEconomyReportShortActive: boolean;
  readonly kycNowOrderCreditChecks: boolean;
  /** Staff roles, so that the customer app needs no table of roles (R1 §6). */
  readonly staffRoles: readonly string[];
  readonly staffIdleMinutes: number;
  /** The newest version of the settings that changed what an order keeps; an order names the one that was read. */
  readonly settingsVersion: number;
  readonly debug?: true;
}

/** Input of the configuration besides the settings. */
export interface ConfigurationContext {
  /** Whether the company check is connected, and which of its reports are on. */
  readonly companyCheck: {
    readonly active: boolean;
    readonly creditChecks: boolean;
    readonly economyReportShort: boolean;
  };
  readonly staffRoles: readonly string[];
  readonly settingsVersion: number;
  readonly debug: boolean;
}

function publicAccounts(konten: BankPage['konten']): Readonly<Record<string, PublicAccount>> {
  return Object.fromEntries(Object.entries(konten).map(([id, { agree21: _products, ...account }]) => [id, account]));
}

function addressesOf(settings: Settings): BankConfiguration['urls'] {
  return {
    datenschutz: settings.datenschutzUrl,
    impressum: settings.impressumUrl,
    agb: settings.agbUrl,
    scoringInfo: settings.scoringInfoUrl,
    ksv: settings.tempConfig.urls.ksv ?? '',
    identityTerms: settings.tempConfig.urls.identityTerms ?? '',
  };
}

function appearanceOf(settings: Settings) {
  const { tempConfig: page } = settings;
  return {
    logo: settings.imageBankLogo,
    logoSmall: page.logoSmall ?? settings.imageBankLogo,
    favicon: settings.faviconUrl,
    imageHead: settings.imageHead,
    title: page.title,
    ...(page.en === undefined ? {} : { en: page.en }),
    bankName: settings.bankName,
    introduction: page.introduction,
    footerLinks: page.footerLinks,
    urls: addressesOf(settings),
    support: page.support,
  };
}

function questionsOf(settings: Settings) {
  return {
    neutralAuthAnswers: settings.neutralAuthAnswers,
    registerAskForPhone: settings.registerAskForPhone,
    strictEmailValidation: settings.strictEmailValidation,
    askAnnualTurnover: settings.askAnnualTurnover,
    askBusinessPurpose: settings.askBusinessPurpose,
    askForInternationalBusinessConnection: settings.askForInternationalBusinessConnection,
    askCrsType: settings.askCrsType,
    crsTypeClarificationUrl: settings.askCrsType ? settings.crsTypeClarificationUrl : '',
    askAdditionalDataFromActingPerson: settings.askAdditionalDataFromActingPerson,
    askForGirocard: settings.askForGirocard,
    activateGwg: settings.activateGwg,
    activateFeedback: settings.activateFeedback,
  };
}

/** The public projection of the settings: field by field, so that it never contains a secret. */
export function bankConfiguration(settings: Settings, context: ConfigurationContext): BankConfiguration {
  const { tempConfig: page } = settings;
  const { companyCheck, staffRoles, settingsVersion, debug } = context;
  return {
    ...appearanceOf(settings),
    ...questionsOf(settings),
    konten: publicAccounts(page.konten),
    calcElements: page.calcElements,
    calcSettings: page.calcSettings,
    switch: page.switch,
    appointment: { url: settings.appointmentUrl, phone: settings.appointmentPhone },
    disableOnlineOderTermin: page.disableOnlineOderTermin,
    portalLink: page.portalLink,
    disabledLegalForms: settings.disabledLegalForms,
    orderCheckboxes: settings.orderCheckboxes.map(({ name: _internal, ...box }) => box),
    mehrwerte: settings.mehrwerte,
    feedbackUrl: settings.feedbackUrl,
    usersnapKey: settings.usersnapKey,
    embedParents: settings.embedParents,
    showVersion: settings.showVersion,
    instanceDeactivated: settings.instanceDeactivated,
    isVrPaymentInstance: settings.paymentProviderInstance,
    isKycNowActive: companyCheck.active,
    isKycNowCreditChecksActive: companyCheck.creditChecks,
    isKycNowEconomyReportShortActive: companyCheck.economyReportShort,
    kycNowOrderCreditChecks: settings.kycNowOrderCreditChecks,
    staffRoles,
    staffIdleMinutes: settings.staffIdleMinutes,
    settingsVersion,
    ...(debug ? { debug: true as const } : {}),
  };
}

/** The top of the comparison page; undefined where the bank shows none. */
export interface OpeningHead {
  readonly image: string | undefined;
  readonly title: string | undefined;
  readonly lead: string | undefined;
}

/** The bank's image and introduction, which it can hide together (R1 §2 item 1). */
export function openingHead(bank: {
  readonly imageHead: string;
  readonly introduction: BankPage['introduction'];
}): OpeningHead {
  const { title, description, hidden = false } = bank.introduction;
  const image = bank.imageHead === '' ? undefined : bank.imageHead;
  return hidden ? { image, title: undefined, lead: undefined } : { image, title, lead: description };
}
