import { noteSessionEnd } from '../../providers/ended-session.js';
import { leaveSession } from '../../providers/start-session.js';

/** Locks a page that nobody uses, in every tab and without waiting for the server; drafts stay for the next login. */
export function lockSession(): void {
  noteSessionEnd('gesperrt');
  void leaveSession('gesperrt');
}
