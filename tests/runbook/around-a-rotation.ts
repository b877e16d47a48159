import { randomUUID } from 'node:crypto';
import type { Applicant, Tokens } from '../support/applicant.js';
import { api } from '../support/http.js';
import { loginLink } from '../support/sign-in.js';

/** An answer that is kept for repeats of its request. */
export async function keptAnswer(applicant: Applicant) {
  const headers = { 'idempotency-key': randomUUID() };
  const ask = async () => {
    const body = { path: '/bgo_identifications/me/contract_files/download' };
    const { status, body: ticket } = await applicant.call('POST', '/download_tickets', { body, headers });
    return { status, ticket };
  };
  const first = await ask();
  expect(first.status).toBe(201);
  return { first, repeated: ask };
}

/** Logs an applicant in whose session has ended. */
export async function signInAgain(applicant: Applicant): Promise<void> {
  const code = await loginLink(applicant.email);
  applicant.tokens = (await api<Tokens>('POST', '/me/getTokenSimple', { body: { code } })).body;
}
