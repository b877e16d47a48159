import type { StaffRole } from './roles.js';

/**
 * The roles of each area that staff see, beside the commands of a case (R3 §2.3, §6). The guards of the API, the tabs and
 * the pages of the back office read the same row.
 */
export const staffAreas = {
  cases: ['ROLE_ADMIN', 'ROLE_AUDITOR'],
  feedback: ['ROLE_ADMIN'],
  faq: ['ROLE_ADMIN'],
  reporting: ['ROLE_ADMIN', 'ROLE_AUDITOR'],
  staff: ['ROLE_USER_ADMIN'],
  /** The list of who holds which role. */
  staffList: ['ROLE_USER_ADMIN', 'ROLE_AUDITOR'],
  configuration: ['ROLE_INSTANCE_ADMIN'],
  settings: ['ROLE_ROOT', 'ROLE_INSTANCE_ADMIN', 'ROLE_AUDITOR'],
  instance: ['ROLE_ROOT'],
  settingTexts: ['ROLE_ROOT', 'ROLE_AUDITOR'],
  operations: ['ROLE_ROOT'],
  caseExport: ['ROLE_ADMIN_PLUS', 'ROLE_ROOT', 'ROLE_AUDITOR'],
  logs: ['ROLE_ROOT', 'ROLE_AUDITOR'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
