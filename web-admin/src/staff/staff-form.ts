import type { StaffUserChange } from '@kontor/domain/staff/staff.schema';
import { newStaffForm, staffForm } from './staff-form.schema.js';

/** What is typed into the form of a member of staff. */
export interface StaffFields {
  readonly username: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

const fieldsOf = ({ username, salutation, firstName, lastName, roles }: Partial<StaffFields>) => ({
  own: { username: username ?? '' },
  rest: { salutation, firstName: firstName ?? '', lastName: lastName ?? '', roles: roles ?? [] },
});

type Problems = Readonly<Record<string, string>>;

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

function problemsOf({ error }: Checked): Problems {
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** The problems of a new user by field (R3 §5 "Staff user form"); the address is checked as strictly as configured. */
export function newStaffProblems(fields: Partial<StaffFields>, isStrict: boolean): Problems {
  const { own, rest } = fieldsOf(fields);
  return problemsOf(newStaffForm(isStrict).safeParse({ ...own, ...rest }));
}

/** The problems of an existing user by field. */
export function staffProblems(fields: Partial<StaffFields>): Problems {
  return problemsOf(staffForm.safeParse(fieldsOf(fields).rest));
}

/** Only what differs is sent, so that nobody undoes what another has changed meanwhile. */
export function changedFields(before: StaffFields, after: StaffFields): StaffUserChange {
  const { salutation, firstName, lastName, roles } = staffForm.parse(fieldsOf(after).rest);
  const hasOtherRoles = roles.length !== before.roles.length || roles.some((role) => !before.roles.includes(role));
  return {
    ...(salutation === before.salutation ? {} : { salutation }),
    ...(firstName === before.firstName ? {} : { firstName }),
    ...(lastName === before.lastName ? {} : { lastName }),
    ...(hasOtherRoles ? { roles } : {}),
  };
}
