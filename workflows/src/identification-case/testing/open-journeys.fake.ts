import type { CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseHarness, HarnessCase } from './case-harness.fake.js';
import { order, untilForm } from './case-journeys.fake.js';
import { byBank, ordered, ready, reported, resolve, type Journey } from './journey-steps.fake.js';

type Silent = Parameters<HarnessCase['services']['silent']['add']>[0];

/** Short, so that a person's answer "it continues by itself" comes soon. */
const answerMs = 300;

/** Does something that a service does not answer, and ends while it is asked. */
async function unanswered(one: HarnessCase, name: Silent, act: () => Promise<unknown>): Promise<HarnessCase> {
  one.services.silent.add(name);
  void act().catch(() => undefined);
  await one.until(`the call of ${name}`, () => one.services.waiting.has(name));
  return one;
}

/** A case whose order stays at a step of its hand-over. */
const orderedUntil =
  (name: Silent): Journey =>
  async (harness) => {
    const one = await untilForm(harness, { answerMs });
    return unanswered(one, name, () => order(one));
  };

/** A case at the bank, whose booking stays at the core bank. */
const bookedUntil =
  (name: Silent, last: CaseCommand, ...before: readonly CaseCommand[]): Journey =>
  async (harness) => {
    const one = await ready(harness);
    for (const command of [{ name: 'takeOver' } as const, ...before]) await byBank(one, command);
    return unanswered(one, name, () => byBank(one, last));
  };

async function withMismatch(harness: CaseHarness): Promise<HarnessCase> {
  const one = await untilForm(harness, { answerMs });
  one.services.matches = [{ kind: 'mismatch', compared: 'functionaries', findingRef: 'f1' }];
  await order(one);
  return one;
}

async function withResearchMismatch(harness: CaseHarness): Promise<HarnessCase> {
  const one = await ordered(harness, { answerMs });
  await reported(one, { business: 'research_mismatch', mismatch: 'functionaries', mismatchRef: 'f2' }, 255);
  return one;
}

const parties = { name: 'passToCoreBanking', mode: 'KUNDE' } as const;
const account = { name: 'createAccount' } as const;

/** Cases that are under way: a service is asked and has not answered, or a person has to decide. */
export const openJourneys: Readonly<Record<string, Journey>> = {
  'open-reminders': async (harness) => {
    const one = await harness.startCase({ reminderDayMs: 300 });
    await one.send('confirmEmail', { name: 'confirmEmail' });
    return unanswered(one, 'planReminders', () => one.send('formSaved', { name: 'formSaved' }));
  },
  'open-reports': orderedUntil('fetchReports'),
  'open-hold-rules': orderedUntil('evaluateHold'),
  'open-matching': orderedUntil('matchPersons'),
  'open-transfer': orderedUntil('transferCase'),
  'open-start-of-a-check': orderedUntil('startIdentification'),
  'open-mismatch': withMismatch,
  'open-mismatch-resolved': async (harness) => {
    const one = await withMismatch(harness);
    return unanswered(one, 'transferCase', () => resolve(one, 'functionaries'));
  },
  'open-research-mismatch': withResearchMismatch,
  'open-research-mismatch-resolved': async (harness) => {
    const one = await withResearchMismatch(harness);
    return unanswered(one, 'transferCase', () => resolve(one, 'functionaries'));
  },
  'open-state-of-the-provider': async (harness) => {
    const one = await ordered(harness);
    return unanswered(one, 'fetchProviderState', () => one.sendProviderEvent());
  },
  'open-documents': async (harness) => {
    const one = await ordered(harness);
    await reported(one, { business: 'documents_missing' }, 230);
    return unanswered(one, 'handOverDocuments', () => one.send('documentsUploaded:1', { name: 'documentsUploaded' }));
  },
  'open-cancellation': async (harness) => {
    const one = await ordered(harness);
    return unanswered(one, 'cancelAtProviders', () => one.send('abort', { name: 'abort' }));
  },
  'open-end-of-the-checks': async (harness) => {
    const one = await ordered(harness);
    return unanswered(one, 'cancelIdentityChecks', () => byBank(one, { name: 'supportFix' }));
  },
  'open-parties': bookedUntil('bookParties', parties),
  'open-account': bookedUntil('createAccount', account, parties),
  'open-girocard': bookedUntil('createGirocard', { name: 'createGirocard' }, parties, account),
  'open-archive': async (harness) => {
    const one = await untilForm(harness, { archiveAfterMs: 300 });
    return unanswered(one, 'sealEvidence', () => one.send('abort', { name: 'abort' }));
  },
};
