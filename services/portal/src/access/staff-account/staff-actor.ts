import { hasRole, type RoleClaims } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { Response } from 'express';
import * as z from 'zod';
import { problem } from '../../http/answer/problem-table.js';
import { type Session, staffOf } from '../session/session.module.js';

/** Who acts on the accounts of staff. */
export interface StaffActor extends RoleClaims {
  readonly accountId: string;
}

/** The logged-in user administrator. @throws Problem 401, 403 */
export function actorOf(response: Response): StaffActor {
  return actorIn(staffOf(response, staffAreas.staff));
}

/** Somebody as an actor; the roles of a session contain the inherited ones. */
export function actorIn({ accountId, roles }: Pick<Session, 'accountId' | 'roles'>): StaffActor {
  return { accountId, roles, inheritedRoles: [] };
}

/** The user administrator of a session that no request belongs to. @throws Problem 403 */
export function administratorOf(session: Session): StaffActor {
  const actor = actorIn(session);
  if (!hasRole(actor, staffAreas.staff)) throw problem('forbidden');
  return actor;
}

/** The id of an account in a path. */
export const accountParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{10,100}$/) });
