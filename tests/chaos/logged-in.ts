import { Clerk, type StaffRole } from '../support/clerk.js';
import { stepLimitMs } from '../support/retry.js';
import { until } from '../support/until.js';

/** Shorter than the bank lets a session rest, ms. */
const sessionMs = 10 * 60_000;

const sessions = new Map<StaffRole, { readonly clerk: Promise<Clerk>; readonly since: number }>();

/**
 * A member of staff, logged in while processes are killed. One session serves all cases for a while: a kill between the
 * count of a login and its end leaves a try used, and ten of them within ten minutes lock the name.
 */
export function loggedIn(role: StaffRole = 'ROLE_ADMIN'): Promise<Clerk> {
  const open = sessions.get(role);
  if (open !== undefined && Date.now() - open.since < sessionMs) return open.clerk;
  const clerk = until(() => Clerk.login(role), { what: 'the login of a clerk', timeoutMs: stepLimitMs });
  sessions.set(role, { clerk, since: Date.now() });
  clerk.catch(() => sessions.delete(role));
  return clerk;
}
