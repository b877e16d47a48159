import type { RoleClaims } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { Response } from 'express';
import * as z from 'zod';
import { staffOf } from '../session/session.module.js';

/** Who acts on the accounts of staff. */
export interface StaffActor extends RoleClaims {
  readonly accountId: string;
}

/** The logged-in user administrator. @throws Problem 401, 403 */
export function actorOf(response: Response): StaffActor {
  const { accountId, roles } = staffOf(response, staffAreas.staff);
  return { accountId, roles, inheritedRoles: [] };
}

/** The id of an account in a path. */
export const accountParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{10,100}$/) });
