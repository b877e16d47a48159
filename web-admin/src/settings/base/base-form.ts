import { type BankPage, type Settings } from '@kontor/domain/settings/settings';

/** The fields of the base settings form (R3 §3 "Setting", "tempConfig value"). */
export interface BaseForm {
  readonly bankName: string;
  readonly bankEmployeeMail: string;
  readonly impressumUrl: string;
  readonly agbUrl: string;
  readonly datenschutzUrl: string;
  readonly scoringInfoUrl: string;
  readonly ksvUrl: string;
  readonly identityTermsUrl: string;
  readonly appointmentUrl: string;
  readonly appointmentPhone: string;
  readonly imageBankLogo: string;
  readonly logoSmall: string;
  readonly faviconUrl: string;
  readonly imageHead: string;
  readonly title: string;
  readonly supportMail: string;
  readonly supportPhone: string;
  readonly supportChat: string;
  readonly disableOnlineOderTermin: boolean;
  readonly onlineBankingUrl: string;
  readonly contactUrl: string;
  readonly portalLink: boolean;
  readonly showCalculation: boolean;
  readonly preHtml: string;
  readonly postHtml: string;
}

/** The settings of the form that are stored under their own names. */
export const baseSettingNames = [
  'bankName',
  'bankEmployeeMail',
  'impressumUrl',
  'agbUrl',
  'datenschutzUrl',
  'scoringInfoUrl',
  'appointmentUrl',
  'appointmentPhone',
  'imageBankLogo',
  'faviconUrl',
  'imageHead',
] as const;

type BaseSettings = Pick<Settings, (typeof baseSettingNames)[number] | 'tempConfig'>;

/** The form that shows the stored base settings. */
export function formOfBase(settings: BaseSettings): BaseForm {
  const { tempConfig: page, ...own } = settings;
  const named = Object.fromEntries(baseSettingNames.map((name) => [name, own[name]])) as Omit<
    BaseSettings,
    'tempConfig'
  >;
  return {
    ...named,
    ksvUrl: page.urls.ksv ?? '',
    identityTermsUrl: page.urls.identityTerms ?? '',
    logoSmall: page.logoSmall ?? '',
    title: page.title,
    supportMail: page.support.mail ?? '',
    supportPhone: page.support.phone ?? '',
    supportChat: page.support.chat ?? '',
    disableOnlineOderTermin: page.disableOnlineOderTermin,
    onlineBankingUrl: page.switch.onlineBankingUrl ?? '',
    contactUrl: page.switch.contactUrl ?? '',
    portalLink: page.portalLink,
    showCalculation: page.calcSettings.showCalculation,
    preHtml: page.introduction.preHtml ?? '',
    postHtml: page.introduction.postHtml ?? '',
  };
}

/** Texts by name, without the empty ones. */
function filled<K extends string>(texts: Readonly<Record<K, string>>): Partial<Record<K, string>> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Record<K, string>>;
}

function pageOf(form: BaseForm, { logoSmall: _logo, ...page }: BankPage): BankPage {
  const { preHtml: _pre, postHtml: _post, ...introduction } = page.introduction;
  return {
    ...page,
    ...filled({ logoSmall: form.logoSmall }),
    title: form.title.trim(),
    urls: filled({ ksv: form.ksvUrl, identityTerms: form.identityTermsUrl }),
    support: filled({ mail: form.supportMail, phone: form.supportPhone, chat: form.supportChat }),
    disableOnlineOderTermin: form.disableOnlineOderTermin,
    switch: filled({ onlineBankingUrl: form.onlineBankingUrl, contactUrl: form.contactUrl }),
    portalLink: form.portalLink,
    calcSettings: { showCalculation: form.showCalculation },
    introduction: { ...introduction, ...filled({ preHtml: form.preHtml, postHtml: form.postHtml }) },
  };
}

/** The settings of a form; parts of the stored page without a field (accounts, sliders, footer links) are kept. */
export function baseOfForm(form: BaseForm, page: BankPage): BaseSettings {
  const own = Object.fromEntries(baseSettingNames.map((name) => [name, form[name].trim()])) as Omit<
    BaseSettings,
    'tempConfig'
  >;
  return { ...own, tempConfig: pageOf(form, page) };
}
