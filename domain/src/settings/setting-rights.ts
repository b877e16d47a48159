import { hasRole, type RoleClaims } from '../roles/roles.js';
import type { SettingName } from './setting-values.schema.js';

/** Who may write a setting: the bank's ROLE_INSTANCE_ADMIN too, or support only (R3 §2.8, §2.10). */
const writers: Readonly<Record<SettingName, 'bank' | 'support'>> = {
  bankName: 'bank',
  bankEmployeeMail: 'bank',
  impressumUrl: 'bank',
  agbUrl: 'bank',
  datenschutzUrl: 'bank',
  scoringInfoUrl: 'bank',
  appointmentUrl: 'bank',
  appointmentPhone: 'bank',
  imageBankLogo: 'bank',
  faviconUrl: 'bank',
  imageHead: 'bank',
  defaultKontoname: 'bank',
  kontoList: 'bank',
  tempConfig: 'bank',
  orderCheckboxes: 'bank',
  mehrwerte: 'bank',
  simplePutOnHoldConfig: 'bank',
  mailDisclaimer: 'bank',
  replyTemplates: 'bank',
  transparencyRegisterConfig: 'bank',
  registerAskForPhone: 'bank',
  activateFeedback: 'bank',
  askAdditionalDataFromActingPerson: 'bank',
  askAnnualTurnover: 'bank',
  askForGirocard: 'bank',
  askBusinessPurpose: 'bank',
  askCrsType: 'bank',
  crsTypeClarificationUrl: 'bank',
  askForInternationalBusinessConnection: 'bank',
  activateGwg: 'bank',
  enableEarlyReadiness: 'bank',
  sendDoiRequestedMailCopyToBank: 'bank',
  agree21PostAsKunde: 'bank',
  agree21CreateKontokorrentKonto: 'bank',
  agree21CreateGirocard: 'bank',
  kycNowOrderEconomyReportShort: 'bank',
  kycNowOrderCreditChecks: 'bank',
  showVersion: 'support',
  strictEmailValidation: 'support',
  usersnapKey: 'support',
  instanceDeactivated: 'support',
  paymentProviderInstance: 'support',
  disabledLegalForms: 'support',
  feedbackUrl: 'support',
  faqHubUrl: 'support',
  faqTicketUrl: 'support',
  faqCatalogueEntry: 'support',
  faqSupportGroup: 'support',
  slaTargetHours: 'support',
  stalledAfterDays: 'support',
  neutralAuthAnswers: 'support',
  staffSecondStep: 'support',
  staffIdleMinutes: 'support',
  auditReadMonths: 'support',
  strongFactorRoles: 'support',
  embedParents: 'bank',
  imageHosts: 'bank',
  reminders: 'bank',
  fourEyes: 'bank',
};

/** Settings of the configuration tab, which ROLE_INSTANCE_ADMIN may read and write (R3 §2.8). */
export const bankSettings: readonly string[] = Object.entries(writers).flatMap(([name, writer]) =>
  writer === 'bank' ? [name] : [],
);

/** Whether the bearer may read and write a setting: support all of them, administrators those of the bank's configuration. */
export function canEditSetting(claims: RoleClaims, name: string): boolean {
  if (hasRole(claims, 'ROLE_ROOT')) return true;
  return hasRole(claims, 'ROLE_INSTANCE_ADMIN') && bankSettings.includes(name);
}

/** Whether the bearer may read a setting: who may change it, and auditors all. */
export function canReadSetting(claims: RoleClaims, name: string): boolean {
  return hasRole(claims, 'ROLE_AUDITOR') || canEditSetting(claims, name);
}

/** Whether the setting is the connection of a provider, which its own service keeps. */
export function isConnectionSetting(name: string): boolean {
  return name.startsWith('connection.');
}
