import type { CaseCommand, MismatchKind } from '@kontor/domain/case/case-command';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { PersonCheckResult, ProviderState } from '@kontor/domain/case/provider-state';
import { personIdOf } from '@kontor/domain/person/person-id';
import { clerk, type CaseHarness, type HarnessCase } from './case-harness.fake.js';
import { form, identify, order, untilForm } from './case-journeys.fake.js';

/** Runs a case and ends where its history is recorded. */
export type Journey = (harness: CaseHarness) => Promise<HarnessCase>;

export const byBank = (one: HarnessCase, command: CaseCommand) =>
  one.send(`${command.name}:${one.snapshot.round}`, command, clerk);

export async function ordered(harness: CaseHarness, policy: Partial<CasePolicy> = {}): Promise<HarnessCase> {
  const one = await untilForm(harness, policy);
  await order(one);
  return one;
}

export async function ready(harness: CaseHarness): Promise<HarnessCase> {
  const one = await ordered(harness);
  await identify(one);
  return one;
}

/** The providers report a change, and the case comes to a status. */
export async function reported(one: HarnessCase, change: Partial<ProviderState>, status: number): Promise<void> {
  one.services.state = { ...one.services.state, ...change };
  await one.sendProviderEvent();
  await one.reaches(status);
}

export const check = (
  personId: string,
  status: PersonCheckResult['status'],
  more: Partial<PersonCheckResult> = {},
): PersonCheckResult => ({
  personId: personIdOf(personId),
  status,
  check: null,
  conclusive: false,
  attemptsLeft: null,
  ...more,
});

export const resolve = (one: HarnessCase, kind: MismatchKind, abort = false) =>
  one.send(`continue:${kind}`, {
    name: 'continue',
    kind,
    form: abort ? null : form(2),
    resolution: 'r',
    abort,
  });
