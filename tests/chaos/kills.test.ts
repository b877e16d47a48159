import { setTimeout as pause } from 'node:timers/promises';
import type { Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { createdTwice } from '../support/once.js';
import { ledger, type EffectCount } from '../support/sandbox.js';
import { retryUntilAnswered, orderWithRetries } from '../support/retrying-applicant.js';
import { supervisor, type ProcessName } from '../support/supervisor.js';
import { until } from '../support/until.js';
import { settle } from '../support/whole-way.js';

const cases = 20;
const atOnce = 5;
const victims: readonly ProcessName[] = [
  'worker',
  'portal',
  'identity',
  'company-check',
  'core-banking',
  'notification',
  'event-bridge',
  'nats',
  'temporal',
  'mongo',
];

interface Acknowledged {
  readonly caseId: string;
  readonly memo: string;
}

/** Every process is killed by kill -9 at least once during cases; nothing is lost and nothing happens twice. */
describe('killed processes', () => {
  const finished: string[] = [];
  const acknowledged: Acknowledged[] = [];
  const killedDuringCases = new Set<ProcessName>();
  let running = 0;

  async function oneCase(index: number): Promise<void> {
    running += 1;
    try {
      const applicant = await orderWithRetries(unknownCompany());
      await arrives(applicant, 310, 180_000);
      const clerk = await loginWithRetries();
      const memo = `Vermerk ${index}`;
      await retryUntilAnswered('memo', () =>
        clerk.call('POST', `/bgo_identifications/${applicant.caseId}/bank-memos`, { body: { content: memo } }),
      );
      acknowledged.push({ caseId: applicant.caseId, memo });
      await settle(clerk, applicant.caseId);
      await arrives(applicant, 430, 120_000);
      finished.push(applicant.caseId);
    } finally {
      running -= 1;
    }
  }

  async function killOneAfterTheOther(): Promise<void> {
    for (const victim of victims) {
      if (running > 0) killedDuringCases.add(victim);
      await supervisor.kill(victim);
      await supervisor.ready(victim);
      await pause(1_000);
    }
  }

  beforeAll(async () => {
    const queue = Array.from({ length: cases }, (_, index) => index);
    const worker = async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) await oneCase(index);
    };
    await Promise.all([...Array.from({ length: atOnce }, worker), pause(2_000).then(killOneAfterTheOther)]);
  }, 600_000);

  test('every process was killed while cases were running', () => {
    expect([...killedDuringCases].sort()).toEqual([...victims].sort());
  });

  test('every case was completed', () => {
    expect(finished).toHaveLength(cases);
  });

  test('every party, account and card was created exactly once', async () => {
    for (const caseId of finished) {
      for (const provider of ['core-banking', 'banking'] as const) {
        expect(await createdTwice(provider, caseId)).toEqual([]);
        const { counts } = await ledger(provider, caseId);
        if (provider === 'core-banking') expect(amounts(counts)).toMatchObject({ juristic: 1, account: 1, card: 1 });
      }
    }
  });

  test('no acknowledged write is lost', async () => {
    const clerk = await Clerk.login();
    for (const { caseId, memo } of acknowledged) {
      const memos = await clerk.done<readonly { content: string }[]>(
        'GET',
        `/bgo_identifications/${caseId}/bank-memos`,
      );
      expect(memos.filter(({ content }) => content === memo)).toHaveLength(1);
    }
  });
});

/** Waits for the status; the error adds what the bank sees of a case that does not come there. */
async function arrives(applicant: Applicant, status: number, timeoutMs: number): Promise<void> {
  try {
    await applicant.comesTo([status], timeoutMs);
  } catch (error) {
    const clerk = await loginWithRetries();
    const seen = await clerk.done('GET', `/bgo_identifications_portal/${applicant.caseId}`);
    throw new Error(`${String(error)}; the bank sees ${processOf(seen)}`, { cause: error });
  }
}

/** Statuses, attention and times in the bank's view, without anything of the applicant. */
function processOf(view: unknown): string {
  const shown = /status|state|attention|seq|check/i;
  return JSON.stringify(view, (key, value: unknown) =>
    typeof value === 'object' || shown.test(key) ? value : undefined,
  );
}

async function loginWithRetries(): Promise<Clerk> {
  return until(() => Clerk.login(), { what: 'the login of a clerk', timeoutMs: 120_000 });
}

function amounts(counts: readonly EffectCount[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { kind, count } of counts) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}
