import { identifyingSlowly } from '../company.js';
import { type Applicant, readyToOrder } from '../applicant.js';
import { codeIn, linkTokenIn, mailsTo, mailTo } from '../inbox.js';
import { api, type Answer } from '../http.js';
import { startedChecks } from '../sandbox.js';
import { until } from '../until.js';
import { order } from '../whole-way.js';

/** The address of the second person of an application (see `filledIn`). */
export const secondAddress = ({ email }: Pick<Applicant, 'email'>): string => email.replace('@', '+1@');

/** The token in the newest mail to a co-signer that has a link to the own page. */
export async function personLinkTo(email: string): Promise<string> {
  const mail = await mailTo(email, ({ text }) => text.includes('/hub/person#'));
  return linkTokenIn(mail, '/hub/person#')!;
}

const codeSubjects: readonly string[] = ['Ihr Code', 'Your code'];

const codesTo = async (email: string) => (await mailsTo(email)).filter(({ subject }) => codeSubjects.includes(subject));

/** The code of the mail that an act has sent to a co-signer. */
export async function personCodeBy(email: string, act: () => Promise<unknown>): Promise<string> {
  const before = await codesTo(email);
  await act();
  return until(
    async () => {
      const [newest, ...others] = await codesTo(email);
      return newest === undefined || others.length < before.length ? undefined : codeIn(newest);
    },
    { what: `a code to ${email}` },
  );
}

/** A session that the newest link and a mailed code have opened. */
interface OpenedSession {
  readonly link: string;
  readonly token: string;
}

/** Opens the session of a co-signer by the newest link and a mailed code. */
async function openPersonSession(email: string): Promise<OpenedSession> {
  const link = await personLinkTo(email);
  const code = await personCodeBy(email, () => api('POST', '/person_link/send_code', { body: { link } }));
  const answer: Answer<{ readonly token: string }> = await api('POST', '/person_link/get_token', {
    body: { link, code },
  });
  return { link, token: answer.body.token };
}

/** A director whose identity check is open, with the session of the own page. */
export async function coSignerWithCheck(): Promise<OpenedSession & { readonly caseId: string }> {
  const applicant = await readyToOrder(identifyingSlowly());
  await order(applicant);
  await startedChecks(applicant.caseId, 2);
  return { ...(await openPersonSession(secondAddress(applicant))), caseId: applicant.caseId };
}
