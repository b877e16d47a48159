import type { StaffUser } from '@kontor/api/staff/staff-user.schema';

const names: Readonly<Record<StaffUser['factors'][number], string>> = { totp: 'App', key: 'Sicherheitsschlüssel' };

/** The second factors of a member of staff: "App, Sicherheitsschlüssel". */
export function factorText({ factors }: Pick<StaffUser, 'factors'>): string {
  return factors.length === 0 ? 'nur E-Mail-Code' : factors.map((factor) => names[factor]).join(', ');
}
