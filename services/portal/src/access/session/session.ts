import type { CaseId } from '@kontor/domain/case/case-id';
import type { AvailableName } from '@kontor/domain/case/available-commands';
import { staffRolesOf } from '@kontor/domain/case/command-roles';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { Role } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { Response } from 'express';
import type { AccountSide } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';

export type { Role } from '@kontor/domain/roles/roles';

/** The logged-in user, read from the session record with every request. */
export interface Session {
  readonly sessionId: string;
  readonly accountId: string;
  readonly side: AccountSide;
  /** Own roles plus inherited ones. */
  readonly roles: readonly Role[];
  readonly verified: boolean;
  /** The newest case of a customer; null for staff. */
  readonly caseId: CaseId | null;
  /** User name of staff; empty for customers, whose address is sealed. */
  readonly username: string;
  /** A customer registered by an adviser who has not given the consents yet. */
  readonly lacksConsents?: boolean;
  /** The session on the first device that this one continues. */
  readonly startedFrom?: string;
}

/** The session of a co-signer by the own link: of one person of one case, and for nothing else. */
export interface PersonSession {
  readonly sessionId: string;
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

/** The session of a co-signer, or null; nobody has another one beside it. */
export function personSessionOf(response: Response): PersonSession | null {
  return (response.locals['person'] as PersonSession | undefined) ?? null;
}

/** The co-signer who asks. @throws Problem 401 without a session, 403 for everybody else */
export function coSignerOf(response: Response): PersonSession {
  const person = personSessionOf(response);
  if (person !== null) return person;
  throw problem(sessionOf(response) === null ? 'unauthorized' : 'forbidden');
}

export type CustomerSession = Session & { readonly side: 'customer'; readonly caseId: CaseId };

/** The session of the request, or null without a login. */
export function sessionOf(response: Response): Session | null {
  return (response.locals['session'] as Session | undefined) ?? null;
}

/** The logged-in customer. @throws Problem 401 without a login, 403 for staff and, by default, for an unverified customer */
export function customerOf(
  response: Response,
  { verified }: { verified: boolean } = { verified: true },
): CustomerSession {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  if (session.side !== 'customer' || session.caseId === null) throw problem('forbidden');
  if (verified && !session.verified) throw problem('not-verified');
  return { ...session, side: 'customer', caseId: session.caseId };
}

/** The logged-in member of staff with one of the roles. @throws Problem 401, 403 */
export function staffOf(response: Response, role: Role | readonly Role[]): Session {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  const roles: readonly Role[] = typeof role === 'string' ? [role] : role;
  if (session.side !== 'staff' || !roles.some((one) => session.roles.includes(one))) throw problem('forbidden');
  return session;
}

/**
 * The session of somebody who only reads what belongs to an act: with the roles of those who do it, so that the status
 * of the case decides and an auditor reads what a clerk reads.
 */
export function asReader(session: Session, name: AvailableName): Session {
  return session.side === 'staff' ? { ...session, roles: staffRolesOf(name) } : session;
}

/**
 * The session that may read cases at all, before it is known whose a file is: so that others do not learn whether
 * there is one. @throws Problem 401, 403
 */
export function anyReaderOf(response: Response): Session {
  return sessionOf(response)?.side === 'staff' ? staffOf(response, staffAreas.cases) : customerOf(response);
}

/** The session that may read a case: its customer, or staff who see cases. @throws Problem 401, 403, and 404 for a foreign case */
export function readerOf(response: Response, caseId: CaseId): Session {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  if (session.side === 'staff') return staffOf(response, staffAreas.cases);
  const customer = customerOf(response);
  if (customer.caseId !== caseId) throw problem('not-found');
  return customer;
}
