import type { Registration } from '@kontor/domain/application/registration';
import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import type { RegistrationRules } from '@kontor/domain/application/registration-violations';
import { normaliseEmail } from '@kontor/domain/person/email';
import { ValidationFailed } from '@kontor/platform/problem/problem';

/** Reads the body of a registration. @throws ZodError, ValidationFailed */
export function parseRegistration(rules: RegistrationRules, body: unknown): Registration {
  return createRegistrationSchema(rules).parse(withoutRepeatedEmail(body));
}

/** The repeated address must be equal and is not stored (R1 §3 "repeatEmail"). */
function withoutRepeatedEmail(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('repeatEmail' in body)) return body ?? {};
  const { repeatEmail, ...rest } = body as Record<string, unknown>;
  const username = rest['username'];
  const equal =
    typeof repeatEmail === 'string' &&
    typeof username === 'string' &&
    normaliseEmail(repeatEmail) === normaliseEmail(username);
  if (!equal) {
    throw new ValidationFailed([
      { propertyPath: 'repeatEmail', code: 'equal', message: 'Die E-Mail-Adressen stimmen nicht überein.' },
    ]);
  }
  return rest;
}
