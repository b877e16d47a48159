import type { RoleClaims } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { Response } from 'express';
import { type Session, staffOf } from '../../access/session/session.module.js';

export interface Editor extends RoleClaims {
  readonly session: Session;
}

/** The administrator of the request. @throws Problem 401, 403 */
export function editorOf(response: Response): Editor {
  const session = staffOf(response, staffAreas.configuration);
  return { session, roles: session.roles, inheritedRoles: [] };
}

/** Who reads the settings: an administrator or an auditor. @throws Problem 401, 403 */
export function readerOf(response: Response): RoleClaims {
  const { roles } = staffOf(response, staffAreas.settings);
  return { roles, inheritedRoles: [] };
}
