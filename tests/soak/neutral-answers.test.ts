import { randomUUID } from 'node:crypto';
import { storeSetting } from '../scenarios/bank-setting.js';
import { Applicant } from '../support/applicant.js';
import { noteworthy } from '../support/company.js';
import { api, type Answer } from '../support/http.js';
import { report } from '../support/report.js';
import { newStaffUser } from '../support/staff-users.js';
import { until } from '../support/until.js';

/** Requests that alternate between somebody known and somebody unknown. */
const requests = 200;
/** How far the medians of both may be apart, as a share of the larger one. */
const mostApart = 0.1;

const strangers = () => `niemand-${randomUUID()}@kontor.test`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** An answer without what differs between any two requests. */
const shown = ({ status, body }: Answer): string =>
  JSON.stringify({ status, body: body ?? null }).replace(/"traceId":"[^"]*"/, '"traceId":""');

interface Enumeration {
  readonly what: string;
  /** Requests before a limit refuses the next one for the same name. */
  readonly perName: number;
  readonly names: () => readonly string[];
  readonly ask: (name: string) => Promise<Answer>;
}

describe('a bank with neutral answers', () => {
  let customers: readonly string[];
  let staff: readonly string[];

  beforeAll(async () => {
    const made = Array.from({ length: requests / 2 / 5 }, () => new Applicant(noteworthy()));
    for (const applicant of made) await applicant.register();
    customers = made.map(({ email }) => email);
    const users: string[] = [];
    while (users.length < customers.length) users.push((await newStaffUser('ROLE_AUDITOR')).username);
    staff = users;
    await storeSetting('neutralAuthAnswers', true);
    await until(async () => (await api('POST', '/me/sendCode', { body: { email: strangers() } })).status === 204, {
      what: 'the setting in use',
    });
  });
  afterAll(() => storeSetting('neutralAuthAnswers', false));

  const enumerations: readonly Enumeration[] = [
    {
      what: 'the mailed code of a login',
      perName: 5,
      names: () => customers,
      ask: (email) => api('POST', '/me/sendCode', { body: { email } }),
    },
    {
      what: 'a registration',
      perName: 5,
      names: () => customers,
      ask: async (username) => {
        const body = new Applicant(noteworthy(), username).registration();
        const answer = await api<object>('POST', '/me/register', { body });
        return { ...answer, body: Object.keys(answer.body) };
      },
    },
    {
      what: 'a guessed code',
      perName: 5,
      names: () => customers,
      ask: (email) => api('POST', '/me/getToken', { body: { email, code: 'AAAAAA' } }),
    },
    {
      what: 'a guessed password of staff',
      perName: 5,
      names: () => staff,
      ask: (username) => api('POST', '/me/login', { body: { username, password: 'geraten' } }),
    },
    {
      what: 'a forgotten password of staff',
      perName: 5,
      names: () => staff,
      ask: async (username) => {
        const answer = await api<object>('POST', '/admin_account/requestPasswordChange', { body: { username } });
        return { ...answer, body: { ...answer.body, username: '' } };
      },
    },
  ];

  test.each(enumerations)(
    'shows by $what nothing of who is known',
    async ({ what, names, perName, ask }) => {
      const known = names().flatMap((name) => Array.from({ length: perName }, () => name));
      const unknown = names().flatMap(() => {
        const name = strangers();
        return Array.from({ length: perName }, () => name);
      });
      expect(known.length + unknown.length).toBe(requests);
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = new Set<string>();
      for (const [at, name] of known.entries())
        for (const [group, asked] of [
          ['known', name],
          ['unknown', unknown[at] ?? ''],
        ] as const) {
          const from = performance.now();
          answers.add(shown(await ask(asked)));
          times[group].push(performance.now() - from);
        }
      expect([...answers]).toHaveLength(1);
      const [one, other] = [median(times.known), median(times.unknown)];
      report(`${what}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms (medians)`);
      expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThanOrEqual(mostApart);
    },
    300_000,
  );
});
