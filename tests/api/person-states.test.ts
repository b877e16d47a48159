import { readyToOrder, type Applicant } from '../support/applicant.js';
import { unknownCompany, withSecond } from '../support/company.js';
import { personCompletion } from '../support/person-completion.js';
import { identityChecks, ledger, passCheck } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { mailTo } from '../support/inbox.js';
import { order } from '../support/whole-way.js';

interface PersonItem {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly status?: {
    readonly value: string;
    readonly check?: string | null;
    readonly missingInformation?: readonly string[];
  };
}

async function secondOf(applicant: Applicant): Promise<PersonItem> {
  const { items } = await applicant.portal();
  const [, second] = items.filter(({ type }) => type === 'person') as unknown as readonly PersonItem[];
  if (second === undefined) throw new Error('the case has no second person');
  return second;
}

function secondAt(applicant: Applicant, ...values: readonly string[]): Promise<PersonItem> {
  return until(
    async () => {
      const person = await secondOf(applicant);
      return values.includes(person.status?.value ?? '') ? person : undefined;
    },
    { what: `the second person at ${values.join('/')}` },
  );
}

async function ordered(word: string): Promise<Applicant> {
  const applicant = await readyToOrder(withSecond(word));
  await order(applicant);
  return applicant;
}

describe('states of a person and of the case', () => {
  test.each([
    ['Endgültig', ['failed'], 330],
    ['Gelöscht', ['canceled'], 340],
    ['Betrug', ['failed'], 320],
  ] as const)('%s: the person is %j, the case ends at %i', async (word, values, status) => {
    const applicant = await ordered(word);
    await applicant.reaches(status);
    expect(values).toContain((await secondOf(applicant)).status?.value);
  });

  test.each([
    ['Abgelehnt', ['failed'], 'rejected'],
    ['Unvollständig', ['aborted'], 'flow_incomplete'],
  ] as const)('%s: the person is %j and may retry until it succeeds', async (word, values, check) => {
    const applicant = await ordered(word);
    expect((await secondAt(applicant, ...values)).status).toMatchObject({ check, attemptsLeft: 2 });
    const { text } = await mailTo(applicant.email.replace('@', '+1@'), ({ subject }) =>
      subject.startsWith('Ihre Identifikation hat nicht geklappt'),
    );
    expect(text.replace(/\s+/g, ' ')).toContain('Sie haben noch zwei Versuche.');
    expect(await applicant.status()).toBeLessThan(300);
    const { id } = await secondOf(applicant);
    const [again] = (await identityChecks(applicant.caseId)).filter(({ reference }) => reference.includes(id));
    await passCheck(again!);
    await secondAt(applicant, 'successful');
    await applicant.reaches(310);
  });
});

describe('a person with data that the provider requires', () => {
  let applicant: Applicant;
  let person: PersonItem;

  beforeAll(async () => {
    applicant = await ordered('Nachreichen');
    person = await secondAt(applicant, 'information_required');
  });

  const calls = () => ledger('banking', applicant.caseId);
  const checksOf = async (personId: string) =>
    (await identityChecks(applicant.caseId)).filter(({ reference }) => reference.includes(personId));

  test('has missing fields for the customer, gets a mail, and has no link yet', async () => {
    expect(person.status?.missingInformation).toEqual(['birthDate', 'address']);
    await mailTo(applicant.email, ({ subject, text }) => /fehlen|Angaben/i.test(`${subject} ${text}`));
    expect(await checksOf(person.id)).toEqual([]);
    expect(await applicant.status()).toBeLessThan(300);
  });

  test('stays so while no or invalid data is sent', async () => {
    const refused = await applicant.call('PATCH', `/person_complete/${person.id}`, {
      body: { ...personCompletion, birthDate: '2999-01-01' },
    });
    expect(refused.status).toBe(422);
    const first = (await applicant.portal()).items.find(({ type }) => type === 'person')!;
    const other = await applicant.call('PATCH', `/person_complete/${first.id}`, { body: personCompletion });
    expect(other.status).toBe(409);
    const stranger = await readyToOrder(unknownCompany());
    for (const [method, path, body] of [
      ['PATCH', `/person_complete/${person.id}`, personCompletion],
      ['PATCH', `/person_complete_done/${person.id}`, { status: 'information_completed' }],
      ['POST', `/person/${person.id}/missing-mail`, { email: 'a@example.de', start_identification: true }],
    ] as const)
      expect((await stranger.call(method, path, { body })).status).toBe(404);
    expect((await secondOf(applicant)).status?.value).toBe('information_required');
  });

  test('is completed by the customer, identified, and the case becomes ready', async () => {
    await applicant.done('PATCH', `/person_complete/${person.id}`, { body: personCompletion });
    await applicant.done('PUT', `/beneficial_owners/${person.id}`, { body: { votingShare: 40 } });
    expect((await secondOf(applicant)).status?.value).toBe('information_required');
    const done = { body: { status: 'information_completed' } };
    await applicant.done('PATCH', `/person_complete_done/${person.id}`, done);
    await applicant.done('PATCH', `/person_complete_done/${person.id}`, done);
    const [check] = await until(
      async () => {
        const checks = await checksOf(person.id);
        return checks.length > 0 ? checks : undefined;
      },
      { what: 'the identity check of the completed person' },
    );
    // Which of the two is shown depends on the provider's last event; both allow the check to start.
    await secondAt(applicant, 'information_completed', 'pending');
    const history = await applicant.done<readonly { type: string; status: string }[]>(
      'GET',
      '/bgo_identifications/status_history_joined',
    );
    expect(history.map(({ status }) => status)).toContain('information_completed');
    await passCheck(check!);
    await applicant.reaches(310);
    expect((await calls()).counts.filter(({ count }) => count > 1)).toEqual([]);
  });

  test('cannot be completed twice', async () => {
    const again = await applicant.call('PATCH', `/person_complete/${person.id}`, { body: personCompletion });
    expect(again.status).toBe(409);
  });
});
