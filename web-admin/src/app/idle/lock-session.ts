import { logout } from '@kontor/api/session/session.routes';
import { api } from '../../providers/api.js';
import { noteSessionEnd } from '../../providers/ended-session.js';
import { tokens } from '../../providers/tokens.js';

/** Ends the session of a page that nobody uses, at the server too; drafts stay for the next login. */
export async function lockSession(): Promise<void> {
  noteSessionEnd('gesperrt');
  // Without a connection the server ends it half an hour after its last renewal.
  await api.send(logout, {}).catch(() => undefined);
  tokens.write(null);
}
