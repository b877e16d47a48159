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
  readonly strongFactorRoles: readonly StaffRole[];
}

const isIdleMinutes = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= idleMinutes.least && Number(typed) <= idleMinutes.most;

/** The form of the settings of the installation. */
export const instanceForm: Omit<FormOptions<InstanceForm>, 'reading'> = {
  formOf: ({ settings }) => ({
    showVersion: settings.showVersion,
    strictEmailValidation: settings.strictEmailValidation,
    instanceDeactivated: settings.instanceDeactivated,
    usersnapKey: settings.usersnapKey,
    staffIdleMinutes: String(settings.staffIdleMinutes),
    strongFactorRoles: settings.strongFactorRoles,
  }),
  valuesOf: (form) => ({
    ...form,
    usersnapKey: form.usersnapKey.trim(),
    staffIdleMinutes: Number(form.staffIdleMinutes),
  }),
  problemsOf: ({ usersnapKey, staffIdleMinutes }): Readonly<Record<string, string>> => ({
    ...(usersnapKey.length > 200 ? { usersnapKey: 'Maximal 200 Zeichen möglich' } : {}),
    ...(isIdleMinutes(staffIdleMinutes)
      ? {}
      : { staffIdleMinutes: `Ganze Zahl von ${idleMinutes.least} bis ${idleMinutes.most} erforderlich` }),
  }),
};
