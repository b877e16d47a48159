import type { MismatchKind } from '@kontor/domain/case/case-command';
import { mailFailedSignal, renewSignal, retryNowSignal } from '@kontor/workflow-contract/identification-case.contract';
import { clerk, type CaseHarness, type HarnessCase } from './case-harness.fake.js';
import { bankSteps, form, order, untilForm, wholeJourney } from './case-journeys.fake.js';
import { identificationJourneys } from './identification-journeys.fake.js';
import { openJourneys } from './open-journeys.fake.js';
import { byBank, ordered, ready, resolve, type Journey } from './journey-steps.fake.js';

async function mismatched(harness: CaseHarness, compared: MismatchKind): Promise<HarnessCase> {
  const one = await untilForm(harness);
  one.services.matches = [{ kind: 'mismatch', compared, findingRef: 'f1' }];
  await order(one);
  return one;
}

async function held(harness: CaseHarness, rejectedBefore = false): Promise<HarnessCase> {
  const one = await untilForm(harness);
  one.services.hold = { findings: true, rejectedBefore };
  await order(one);
  return one;
}

const beforeTheOrder: Readonly<Record<string, Journey>> = {
  'doi-expired': async (harness) => {
    const one = await harness.startCase({ doiWindowMs: 300 });
    await one.reaches(120);
    return one;
  },
  'draft-expired': async (harness) => {
    const one = await untilForm(harness, { draftWindowMs: 300 });
    await one.reaches(440);
    return one;
  },
  'abort-of-a-draft': async (harness) => {
    const one = await untilForm(harness);
    await one.send('abort', { name: 'abort' });
    return one;
  },
  reminders: async (harness) => {
    const one = await harness.startCase({ reminderDayMs: 300 });
    const draft = { topic: 'draft', personId: null } as const;
    one.services.reminders.push(
      { due: [], nextAt: Date.now() + 1_500 },
      { due: [draft], nextAt: Date.now() + 3_000 },
      { due: [{ topic: 'expiry', personId: null }], nextAt: null },
    );
    await one.send('confirmEmail', { name: 'confirmEmail' });
    await one.send('formSaved', { name: 'formSaved' });
    await one.until('the reminders', () => one.services.reminders.length === 0);
    await byBank(one, { name: 'remind', ...draft });
    await byBank(one, { name: 'pauseReminders' });
    await byBank(one, { name: 'resumeReminders' });
    await one.send('stopReminders:', { name: 'stopReminders', personId: null });
    return one;
  },
  'portal-away': async (harness) => {
    const one = await untilForm(harness);
    one.services.projectionFails = true;
    await one.handle.signal(mailFailedSignal, { mailId: `${one.caseId}:1:0` });
    await one.until('the failed projection of a task', () => one.services.failedProjections.has(210));
    const aborting = await one.accepted('abort', { name: 'abort' });
    one.services.projectionFails = false;
    await aborting.result();
    return one;
  },
  'mail-failed': async (harness) => {
    const one = await harness.startCase();
    await one.handle.signal(mailFailedSignal, { mailId: `${one.caseId}:1:0` });
    await one.until('the attention', () => one.snapshot.attention === 'mail_failed');
    return one;
  },
  renewed: async (harness) => {
    const one = await untilForm(harness);
    const first = one.firstRunId;
    await one.handle.signal(renewSignal, { revision: one.snapshot.revision + 1 });
    await harness.until(async () => (await one.handle.describe()).runId !== first);
    await order(one);
    return one;
  },
};

const handOver: Readonly<Record<string, Journey>> = {
  'hold-reject': async (harness) => {
    const one = await held(harness);
    await byBank(one, { name: 'reject' });
    return one;
  },
  'hold-again-release': async (harness) => {
    const one = await held(harness, true);
    await byBank(one, { name: 'release' });
    return one;
  },
  'hold-release-mismatch-continue': async (harness) => {
    const one = await held(harness);
    one.services.matches = [{ kind: 'mismatch', compared: 'functionaries', findingRef: 'f1' }];
    await byBank(one, { name: 'release' });
    await resolve(one, 'functionaries');
    return one;
  },
  'beneficiaries-mismatch-continue': async (harness) => {
    const one = await mismatched(harness, 'beneficiaries');
    await resolve(one, 'beneficiaries');
    return one;
  },
  'mismatch-abort': async (harness) => {
    const one = await mismatched(harness, 'functionaries');
    await resolve(one, 'functionaries', true);
    await one.reaches(350);
    return one;
  },
  'files-too-large': async (harness) => {
    const one = await untilForm(harness);
    one.services.transfers = ['filesTooLarge'];
    await order(one);
    await one.reaches(210);
    await order(one, form(2));
    return one;
  },
  'refused-released-again': async (harness) => {
    const one = await untilForm(harness);
    one.services.transfers = ['rejected'];
    await order(one);
    await one.send(`release:${one.snapshot.attempt}`, { name: 'release' }, clerk);
    return one;
  },
  'idle-continues': async (harness) => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersIdle = true;
    await order(one);
    one.services.transfersIdle = false;
    await one.reaches(220);
    return one;
  },
  'idle-and-abort': async (harness) => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersIdle = true;
    await order(one);
    const ordering = order(one, null);
    await one.send('abort', { name: 'abort' });
    await ordering;
    await one.until('the cancellation', () => one.services.count('cancel') === 1);
    return one;
  },
  'fault-retried-by-operations': async (harness) => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersFail = true;
    await order(one);
    one.services.transfersFail = false;
    await one.handle.signal(retryNowSignal);
    await one.reaches(220);
    return one;
  },
};

const bank: Readonly<Record<string, Journey>> = {
  'whole-journey': (harness) => wholeJourney(harness),
  'prospect-becomes-customer': async (harness) => {
    const one = await ready(harness);
    await byBank(one, { name: 'takeOver' });
    await byBank(one, { name: 'passToCoreBanking', mode: 'INTERESSENT' });
    await byBank(one, { name: 'passToCoreBanking', mode: 'KUNDE' });
    await byBank(one, { name: 'createAccount' });
    return one;
  },
  'data-requested': async (harness) => {
    const one = await ready(harness);
    await byBank(one, { name: 'takeOver' });
    await byBank(one, { name: 'requestData' });
    await one.send('answerRequest:1', { name: 'answerRequest' });
    await byBank(one, { name: 'finish', success: false });
    return one;
  },
  'finished-without-account': async (harness) => {
    const one = await ready(harness);
    await byBank(one, { name: 'takeOver' });
    await byBank(one, { name: 'finish', success: true, accountOpened: false });
    return one;
  },
  'support-fix-then-bank': async (harness) => {
    const one = await ordered(harness);
    await byBank(one, { name: 'supportFix' });
    await bankSteps(one);
    return one;
  },
  archive: async (harness) => {
    const one = await wholeJourney(harness, { archiveAfterMs: 1500 });
    // Recorded before the shredder deletes the last run.
    await one.until('the archive', () => one.services.count('seal') === 1);
    return one;
  },
  deletion: async (harness) => {
    const one = await ordered(harness);
    await byBank(one, { name: 'disableProcess' });
    await one.until('the end', () => one.services.count('seal') === 1);
    return one;
  },
};

/** Every kind of way a case takes: their histories show that a change of the code keeps running cases alive. */
export const recordedJourneys: Readonly<Record<string, Journey>> = {
  ...beforeTheOrder,
  ...handOver,
  ...identificationJourneys,
  ...bank,
  ...openJourneys,
};
