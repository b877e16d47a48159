import { readMonths } from '@kontor/domain/audit/audit-retention';
import type { StaffRole } from '@kontor/domain/roles/roles';
import { idleMinutes } from '@kontor/domain/settings/idle-minutes';
import type { FormOptions } from '../form/use-settings-form.js';

export interface InstanceForm {
  readonly showVersion: boolean;
  readonly strictEmailValidation: boolean;
  readonly instanceDeactivated: boolean;
  readonly usersnapKey: string;
  /** As typed. */
  readonly staffIdleMinutes: string;
  /** As typed. */
  readonly auditReadMonths: string;
  readonly strongFactorRoles: readonly StaffRole[];
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The problem of a typed number that is not whole or outside of its limits. */
function outside(name: string, typed: string, { least, most }: Limits): Readonly<Record<string, string>> {
  const isWithin = /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  return isWithin ? {} : { [name]: `Ganze Zahl von ${least} bis ${most} erforderlich` };
}

/** The form of the settings of the installation. */
export const instanceForm: Omit<FormOptions<InstanceForm>, 'reading'> = {
  formOf: ({ settings }) => ({
    showVersion: settings.showVersion,
    strictEmailValidation: settings.strictEmailValidation,
    instanceDeactivated: settings.instanceDeactivated,
    usersnapKey: settings.usersnapKey,
    staffIdleMinutes: String(settings.staffIdleMinutes),
    auditReadMonths: String(settings.auditReadMonths),
    strongFactorRoles: settings.strongFactorRoles,
  }),
  valuesOf: (form) => ({
    ...form,
    usersnapKey: form.usersnapKey.trim(),
    staffIdleMinutes: Number(form.staffIdleMinutes),
    auditReadMonths: Number(form.auditReadMonths),
  }),
  problemsOf: ({ usersnapKey, staffIdleMinutes, auditReadMonths }): Readonly<Record<string, string>> => ({
    ...(usersnapKey.length > 200 ? { usersnapKey: 'Maximal 200 Zeichen möglich' } : {}),
    ...outside('staffIdleMinutes', staffIdleMinutes, idleMinutes),
    ...outside('auditReadMonths', auditReadMonths, readMonths),
  }),
};
