import { randomToken, sha256 } from '@kontor/platform/crypto/random';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from './session.js';
import type { Sessions } from './sessions.js';
import type { TicketRepository } from './ticket.repository.js';

export const ticketLifetimeMs = 60_000;

/** Only routes that return files. */
const downloadable = /(?:\/download(?:\/|$)|^\/download_document_archive\/|\/attachments\/|\/export$|\.(?:pdf|csv)$)/;

export interface DownloadTickets {
  issue(session: Session, path: string): Promise<{ ticket: string; expiresAt: number }>;
  /** The session of a ticket for this path. GET uses the ticket up, HEAD does not. @throws Problem 401 */
  redeem(ticket: string, request: { method: string; path: string }): Promise<Session>;
}

interface TicketDeps {
  readonly repository: TicketRepository;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** Tickets replace the access token in addresses of downloads. */
export function createDownloadTickets({ repository, sessions, now }: TicketDeps): DownloadTickets {
  return {
    issue: async (session, path) => {
      if (!downloadable.test(path) || /[?#]|\.\.|\/\//.test(path)) {
        throw new ValidationFailed([{ propertyPath: 'path', code: 'format', message: 'Dafür gibt es kein Ticket.' }]);
      }
      const ticket = randomToken(32);
      const expiresAt = now() + ticketLifetimeMs;
      await repository.insert({ _id: sha256(ticket), sessionId: session.sessionId, path, expiresAt, used: false });
      return { ticket, expiresAt };
    },
    redeem: async (ticket, { method, path }) => {
      const record = await repository.find(sha256(ticket));
      if (record === null || record.used || record.expiresAt <= now() || record.path !== path)
        throw problem('ticket-required');
      const session = await sessions.find(record.sessionId);
      if (session === null) throw problem('ticket-required');
      if (method === 'GET' && !(await repository.use(record._id))) throw problem('ticket-required');
      return session;
    },
  };
}
