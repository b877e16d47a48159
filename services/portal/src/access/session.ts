import type { Role } from '@kontor/domain/roles/roles';
import type { Response } from 'express';
import { problem } from '../problem-table.js';

export type { Role } from '@kontor/domain/roles/roles';

/** Who asks. Read from the session's record with every request, never from the token alone. */
export interface Session {
  readonly sessionId: string;
  readonly accountId: string;
  readonly side: 'customer' | 'staff';
  /** Own roles plus inherited ones. */
  readonly roles: readonly Role[];
  readonly verified: boolean;
  /** The newest case of a customer; null for staff. */
  readonly caseId: string | null;
  /** User name of staff; empty for customers, whose address stays sealed. */
  readonly username: string;
}

export type CustomerSession = Session & { readonly side: 'customer'; readonly caseId: string };

/** The session of this request, or null when nobody is logged in. */
export function sessionOf(response: Response): Session | null {
  return (response.locals['session'] as Session | undefined) ?? null;
}

/** The logged-in customer. @throws Problem 401 without a login, 403 for staff or, when asked for, an unverified customer. */
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

/** The logged-in member of staff who has one of the roles. @throws Problem 401, or 403 without the role. */
export function staffOf(response: Response, role: Role | readonly Role[]): Session {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  const wanted: readonly Role[] = typeof role === 'string' ? [role] : role;
  if (session.side !== 'staff' || !wanted.some((one) => session.roles.includes(one))) throw problem('forbidden');
  return session;
}

/**
 * The case a request may see: a customer's own one, or any for staff with the role.
 * @throws Problem 401, 403, and 404 for a case that is not the customer's.
 */
export function readerOf(response: Response, caseId: string, role: Role = 'ROLE_ADMIN'): Session {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  if (session.side === 'staff') return staffOf(response, role);
  const customer = customerOf(response);
  if (customer.caseId !== caseId) throw problem('not-found');
  return customer;
}
