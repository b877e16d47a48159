import type { Factors, KeyEnrolment } from '@kontor/api/second-factor/second-factor.schema';
import type { FactorQuestion } from '@kontor/api/session/factor-question.schema';
import { Secret, TOTP } from 'otpauth';
import { claimsOf, type Answer } from '../../registration/testing/account-server.js';
import { password, serveStaffUsers } from '../../staff-account/testing/staff-users.harness.js';
import type { createFakeKey } from './key.fake.js';

type FakeKey = ReturnType<typeof createFakeKey>;

/** The account routes over HTTP, with what staff do with their second factors. */
export async function serveFactors() {
  const server = await serveStaffUsers();

  async function questionOf(username: string) {
    const { body } = await server.logIn(username);
    const { ticket, key } = body['secondFactor'] as FactorQuestion;
    return { ticket, challenge: key?.challenge ?? '' };
  }

  /** Sets an app up; `codeNow` gives its code, some seconds from now. */
  async function enrolApp(username: string) {
    const { body } = await server.asked(username, 'POST', '/me/factors/totp', {});
    const totp = new TOTP({ secret: Secret.fromBase32(String(body['secret'])) });
    const codeNow = (seconds = 0): string => totp.generate({ timestamp: server.clock.now + seconds * 1_000 });
    const given = { enrolment: body['enrolment'], password, code: codeNow() };
    const answer = await server.asked(username, 'POST', '/me/factors/totp/confirm', given);
    if (answer.status !== 200) throw new Error(`The enrolment answered ${answer.status}`);
    return { codes: answer.body['recoveryCodes'] as readonly string[], codeNow };
  }

  async function enrolKey(username: string, key: FakeKey): Promise<Answer> {
    const { body } = await server.asked(username, 'POST', '/me/factors/keys/options', {});
    const { enrolment, options } = body as unknown as KeyEnrolment;
    const given = { enrolment, password, name: 'Schlüsselbund', key: key.create(options.challenge) };
    return server.asked(username, 'POST', '/me/factors/keys', given);
  }

  const ticketOf = async (username: string): Promise<string> => (await questionOf(username)).ticket;
  return {
    ...server,
    ...{ questionOf, ticketOf, enrolApp, enrolKey, claims: claimsOf },
    factors: async (username: string) =>
      (await server.asked(username, 'GET', '/me/factors')).body as unknown as Factors,
    /** Logs in by password and the second factor. */
    logInWith: async (username: string, factor: object) =>
      server.post('/me/secondFactor', { ...factor, username, ticket: await ticketOf(username) }),
  };
}

export type FactorServer = Awaited<ReturnType<typeof serveFactors>>;
