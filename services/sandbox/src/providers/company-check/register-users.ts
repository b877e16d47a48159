import { createHash } from 'node:crypto';
import * as z from 'zod';
import { invalid, parseBody } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import type { Sandbox } from '../../state/sandbox.js';

const loginSchema = z.strictObject({ email: z.email(), password: z.string().min(1) });

/**
 * The user of a bank at the transparency register; its password is not kept. An address that starts with `abgelehnt` is
 * refused, one with `ungueltig` cannot sign in.
 */
export function addRegisterUserRoute(routes: ProviderRoutes, { ledger }: Pick<Sandbox, 'ledger'>): void {
  routes.post('/v1/transparency-register/users', ({ json, key }) => {
    const { email } = parseBody(loginSchema, json);
    if (email.startsWith('abgelehnt')) throw invalid('email', 'is not known to the register');
    const userId = `tru_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
    ledger.recordEffect({ provider: 'company-check', kind: 'register-user', id: userId, reference: null, key });
    const validatedStatus = email.startsWith('ungueltig') ? 403 : 200;
    return { status: 201, body: { userId, internalEmail: email, updatedStatus: 204, validatedStatus } };
  });
}
