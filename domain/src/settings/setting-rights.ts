import { hasRole, type RoleClaims } from '../roles/roles.js';

/** Settings of the configuration tab, which ROLE_INSTANCE_ADMIN may read and write (R3 §2.8). */
export const bankSettings: readonly string[] = [
  'bankName',
  'bankEmployeeMail',
  'impressumUrl',
  'agbUrl',
  'datenschutzUrl',
  'scoringInfoUrl',
  'imageBankLogo',
  'faviconUrl',
  'imageHead',
  'defaultKontoname',
  'kontoList',
  'tempConfig',
  'orderCheckboxes',
  'mehrwerte',
  'simplePutOnHoldConfig',
  'mailDisclaimer',
  'replyTemplates',
  'transparencyRegisterConfig',
  'registerAskForPhone',
  'activateFeedback',
  'askAdditionalDataFromActingPerson',
  'askAnnualTurnover',
  'askForGirocard',
  'askBusinessPurpose',
  'askCrsType',
  'crsTypeClarificationUrl',
  'askForInternationalBusinessConnection',
  'activateGwg',
  'enableEarlyReadiness',
  'sendDoiRequestedMailCopyToBank',
  'agree21PostAsKunde',
  'agree21CreateKontokorrentKonto',
  'agree21CreateGirocard',
  'kycNowOrderEconomyReportShort',
  'kycNowOrderCreditChecks',
  'fourEyes',
];

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
