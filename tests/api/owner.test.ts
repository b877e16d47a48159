import type { Applicant } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { newStaffUser } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { bringToReady } from '../support/whole-way.js';

interface Detail {
  readonly bgoIdentification: { readonly owner: { readonly accountId: string; readonly name: string } | null };
  readonly availableCommands: readonly string[];
}
interface Line {
  readonly cause: string;
  readonly actorName: string | null;
  readonly context: { readonly notes: string | null };
}

/** Two clerks never work on one case without knowing of each other. */
describe('the owner of a case', () => {
  let applicant: Applicant;
  let first: Clerk;
  let second: Clerk;
  const detailOf = (clerk: Clerk) => clerk.done<Detail>('GET', `/bgo_identifications_portal/${applicant.caseId}`);
  const taken = (name: string) => ({
    state: 'taken',
    owner: { accountId: expect.any(String) as unknown, name },
    message: expect.stringContaining(`Diesen Vorgang bearbeitet ${name}.`) as unknown,
  });

  beforeAll(async () => {
    applicant = await bringToReady(unknownCompany());
    [first, second] = await Promise.all([Clerk.login(), Clerk.login('ROLE_ADMIN_PLUS')]);
  });

  test('of two who take it over at once, one does, and the other reads who', async () => {
    const answers = await Promise.all([first, second].map((clerk) => clerk.setStatus(applicant.caseId, 410)));
    const [winner, loser] = answers[0]!.status === 204 ? [first, second] : [second, first];
    [first, second] = [winner, loser];
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { owner } = (await detailOf(first)).bgoIdentification;
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject(taken(owner!.name));
  });

  test('works on it alone, and everybody else is informed', async () => {
    const { caseId } = applicant;
    const { owner } = (await detailOf(second)).bgoIdentification;
    const answers = [
      await second.setStatus(caseId, 410),
      await second.pass(caseId),
      await second.createAccount(caseId),
      await second.createGirocard(caseId),
      await second.setStatus(caseId, 425, 'Bitte senden Sie uns den Vertrag.'),
      await second.setStatus(caseId, 430),
      await second.setStatus(caseId, 450),
      await second.uploadContract(caseId, pdf('Vertrag'), 'vertrag.pdf'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body).toMatchObject(taken(owner!.name));
    }
    expect((await detailOf(second)).availableCommands).not.toContain('finish');
    expect(await first.status(caseId)).toBe(410);
  });

  test('changes when another takes the case, in the history with both names', async () => {
    const { caseId } = applicant;
    const before = (await detailOf(first)).bgoIdentification.owner!;
    const own = JSON.parse(Buffer.from(second.token.split('.')[1]!, 'base64url').toString('utf8')) as { sub: string };
    const path = `/bgo_identifications_portal/${caseId}/assign`;
    expect((await second.call('POST', path, { body: { accountId: own.sub } })).status).toBe(204);
    const { owner } = (await detailOf(first)).bgoIdentification;
    expect(owner!.accountId).toBe(own.sub);
    expect((await first.setStatus(caseId, 425, 'Bitte antworten Sie.')).body).toMatchObject(taken(owner!.name));
    const lines = await second.done<readonly Line[]>('GET', `/bgo_identifications/${caseId}/status_history_joined`);
    expect(lines.find(({ cause }) => cause === 'takeOver')?.actorName).toBe(before.name);
    expect(lines.find(({ cause }) => cause === 'assign')).toMatchObject({
      actorName: owner!.name,
      context: { notes: `Zuständig: ${owner!.name}` },
    });
    expect((await second.uploadContract(caseId, pdf('Vertrag'), 'vertrag.pdf')).status).toBe(201);
  });

  test('who is suspended is out within a minute: session, stream, login and case', async () => {
    const { caseId } = applicant;
    const user = await newStaffUser('ROLE_ADMIN');
    const [clerk, admin] = await Promise.all([Clerk.loginAs(user.username), Clerk.login('ROLE_USER_ADMIN')]);
    const assign = { body: { accountId: user.id } };
    await clerk.done('POST', `/bgo_identifications_portal/${caseId}/assign`, assign);
    const stream = await fetch(`${addresses.portal}/api/staff/events`, {
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect(stream.status).toBe(200);
    const end = streamEnd(stream);

    await admin.done('POST', `/admin_account/${user.id}/suspend`);
    expect((await clerk.call('GET', '/me')).status).toBe(401);
    await expect(Clerk.loginAs(user.username)).rejects.toThrow('401');
    await end;
    await until(async () => (await detailOf(second)).bgoIdentification.owner === null, {
      what: 'the case without an owner',
    });
    const lines = await second.done<readonly Line[]>('GET', `/bgo_identifications/${caseId}/status_history_joined`);
    expect(lines.find(({ cause }) => cause === 'assign')?.actorName).toBe('Nadja Nutzer');
  });
});

/** Resolves when the server ends a stream; rejects after a minute. */
async function streamEnd({ body }: Response): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  await body?.pipeTo(new WritableStream(), { signal: limit });
}
