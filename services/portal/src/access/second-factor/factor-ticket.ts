import { constantTimeEqual, randomToken } from '@kontor/platform/crypto/random';
import type { AccountDeps } from '../account/account.module.js';

export type TicketDeps = Pick<AccountDeps, 'deriveSecret' | 'now'>;

/** `login`: the password was right. `totp` and `key`: a factor is being set up. */
export type TicketPurpose = 'login' | 'totp' | 'key';

const minuteMs = 60 * 1000;
const lifetimeMs: Readonly<Record<TicketPurpose, number>> = {
  login: 5 * minuteMs,
  totp: 10 * minuteMs,
  key: 10 * minuteMs,
};

/** Whose ticket it is: a new password or a suspension raises the epoch, and the tickets before are void. */
interface TicketHolder {
  readonly accountId: string;
  readonly sessionEpoch: number;
}

export interface Ticket {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** A signed ticket for the next step, as text and with its id; nothing is stored. */
export function issueTicket(
  deps: TicketDeps,
  purpose: TicketPurpose,
  holder: TicketHolder,
): { readonly id: string; readonly text: string } {
  const ticket = { id: randomToken(16), issuedAt: deps.now() };
  const text = [ticket.id, ticket.issuedAt, signatureOf(deps, purpose, holder, ticket)].join('.');
  return { id: ticket.id, text };
}

/** A ticket that is still valid; null for any other text. */
export function readTicket(
  deps: TicketDeps,
  purpose: TicketPurpose,
  holder: TicketHolder,
  text: string,
): Ticket | null {
  const [id = '', issued = '', signature = ''] = text.split('.');
  const ticket = { id, issuedAt: Number(issued) };
  if (!constantTimeEqual(signature, signatureOf(deps, purpose, holder, ticket))) return null;
  return deps.now() - ticket.issuedAt <= lifetimeMs[purpose] ? ticket : null;
}

/** The challenge that a key signs for a ticket (WebAuthn): 32 bytes that nobody else can make. */
export function challengeOf({ deriveSecret }: TicketDeps, text: string): Buffer {
  return deriveSecret('factor-challenge', text);
}

function signatureOf(
  { deriveSecret }: TicketDeps,
  purpose: TicketPurpose,
  { accountId, sessionEpoch }: TicketHolder,
  { id, issuedAt }: Ticket,
): string {
  return deriveSecret(`factor-${purpose}`, [accountId, sessionEpoch, id, issuedAt].join(' ')).toString('base64url');
}
