/** Tests of the running system that a change in one concern affects; several folders name the same group. */

/** One case from its registration to its end, through the API and in the browser. */
export const wholeWay = ['api/whole-way', 'e2e/whole-way'];
export const commands = [
  'api/back-office',
  'api/support-fix',
  'api/double-submit',
  'api/repeated-command',
  'api/refusals',
  'api/role-matrix',
];
export const casePage = ['e2e/back-office-case', 'e2e/back-office-notices', 'e2e/back-office-card', 'e2e/clerks-day'];
export const form = [
  'e2e/form',
  'e2e/form-sections',
  'e2e/customer-order',
  'e2e/draft',
  'e2e/interruptions',
  'e2e/long-names',
  'e2e/pasted-texts',
  'e2e/twenty-persons',
  'e2e/two-tabs',
  'e2e/keyboard',
  'e2e/keyboard-narrow',
  'e2e/other-device',
  'e2e/legal-forms',
  'e2e/typing',
  'e2e/whole-way',
];
export const entry = [
  'e2e/adviser',
  'e2e/confirmation',
  'e2e/embedding',
  'e2e/customer-session',
  'e2e/customer-entry',
  'e2e/customer-opening',
  'e2e/entry-link',
  'e2e/customer-refusals',
];
export const statusPage = ['e2e/status-page', 'e2e/still-page', 'e2e/customer-pages'];
export const staffEntry = [
  'e2e/back-office-entry',
  'e2e/back-office-session',
  'e2e/back-office-idle',
  'e2e/back-office-second-factor',
  'e2e/second-factor-required.alone',
  'e2e/back-office-tabs',
  'e2e/back-office-staff',
  'e2e/back-office-staff-list',
  'e2e/back-office-auditor',
  'api/staff-password',
  'api/login-attacks',
];
const forms = ['e2e/settings-forgiving', 'e2e/settings', 'e2e/hostile-html', 'e2e/hostile-texts'];
export const settings = [
  'e2e/settings-base',
  'e2e/settings-pages',
  'e2e/settings-code',
  'e2e/settings-list',
  'e2e/settings-offer',
  'e2e/hold-dry-run',
  ...forms,
];
export const connections = ['e2e/instance-configuration', 'e2e/four-eyes-connections', 'api/webhooks'];
export const checks = ['api/person-states', 'e2e/identity-check', 'api/mismatch', 'api/webhooks', 'e2e/mismatch'];
export const canaries = ['api/canaries', 'api/canary-scans'];
export const lifecycle = ['api/every-status', 'api/hold', 'api/finish', 'api/archive', 'timelapse/'];
export const failures = ['api/silent-provider', 'api/recovery', 'chaos/'];
export const booking = [
  'e2e/back-office-duplicate',
  'e2e/back-office-settle',
  'e2e/back-office-setup-run',
  'e2e/back-office-switches',
  'api/back-office',
  'api/general-partner',
  'api/lost-answers',
  'chaos/lost-answers',
];
export const mails = ['api/language', 'api/silent-moments', 'api/staff-password', 'timelapse/'];
export const export_ = ['api/case-export', 'deploy/case-export/'];
export const holds = [
  'api/hold',
  'e2e/hold',
  'e2e/hold-dry-run',
  'e2e/back-office-hold',
  'e2e/settings-offer',
  'e2e/company-reports',
];

export const appStart = [
  'e2e/guards',
  'e2e/every-address',
  'e2e/first-pages',
  'e2e/content-policy',
  'e2e/error-number',
  'e2e/still-page',
  'e2e/back-office-entry',
  'e2e/whole-way',
];
