import { normaliseEmail } from '@kontor/domain/person/email';
import { ValidationFailed } from '@kontor/platform/problem/problem';

/** The body without the repeated address, which only has to be equal (spec 1 §3 "repeatEmail"). */
export function registrationBodyOf(body: unknown): unknown {
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
