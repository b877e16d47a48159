import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { registerUserSchema } from '@kontor/domain/transparency-register/register-user.schema';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';
import { createRegisterUser, type RegisterUserDeps } from './create-register-user.js';

/** The bank's user at the transparency register (R3 §2.8, §7). */
export function createRegisterUserRouter(deps: RegisterUserDeps): Router {
  const router = Router();
  router.post('/admin/create-transparency-register-user', async (request, response) => {
    const { accountId } = staffOf(response, staffAreas.configuration);
    response.json(await createRegisterUser(deps, parseBody(registerUserSchema, request), accountId));
  });
  return router;
}
