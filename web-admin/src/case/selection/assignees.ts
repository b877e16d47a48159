import { assignOthersRoles } from '@kontor/domain/case/command-roles';
import { hasRole, type RoleClaims } from '@kontor/domain/roles/roles';

/** A possible answer to the question who works on the chosen cases. */
export interface Assignee {
  readonly value: string;
  readonly label: string;
}

interface Clerk {
  readonly accountId: string;
  readonly name: string;
}

/** Nothing is chosen yet; an empty account would let go of the cases. */
export const undecided = '?';
/** The account that lets go of a case. */
export const nobody = '';

/** Oneself first; the others only for who may assign to others. */
export function assigneesFor(
  session: RoleClaims & { readonly accountId: string },
  clerks: readonly Clerk[],
): readonly Assignee[] {
  const others = hasRole(session, assignOthersRoles) ? clerks : [];
  return [
    { value: undecided, label: 'Bitte wählen' },
    { value: session.accountId, label: 'Ich selbst' },
    ...others
      .filter(({ accountId }) => accountId !== session.accountId)
      .map(({ accountId, name }) => ({ value: accountId, label: name })),
    { value: nobody, label: 'Niemand (Zuständigkeit aufheben)' },
  ];
}
