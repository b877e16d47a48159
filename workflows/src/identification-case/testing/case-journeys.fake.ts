import type { FrozenForm } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { PersonCheckResult } from '@kontor/domain/case/provider-state';
import { personIdOf } from '@kontor/domain/person/person-id';
import { clerk, type CaseHarness, type HarnessCase } from './case-harness.fake.js';

/** A GmbH with two directors who represent it jointly. */
export const form = (version = 1): FrozenForm => ({
  version,
  hash: `hash-${version}`,
  persons: [
    { personId: personIdOf('p1'), acting: true, required: true, representation: 'JOINT' },
    { personId: personIdOf('p2'), acting: false, required: true, representation: 'JOINT' },
  ],
  reports: ['economyReport'],
  earlyReadiness: false,
  source: 'solaris',
});

const successful = (personId: string): PersonCheckResult => ({
  personId: personIdOf(personId),
  status: 'successful',
  check: null,
  conclusive: true,
  attemptsLeft: null,
});

export async function untilForm(harness: CaseHarness, policy: Partial<CasePolicy> = {}): Promise<HarnessCase> {
  const one = await harness.startCase(policy);
  await one.send('confirmEmail', { name: 'confirmEmail' });
  await one.send('formSaved', { name: 'formSaved' });
  return one;
}

export function order(one: HarnessCase, given: FrozenForm | null = form()): Promise<CaseOutcome> {
  return one.send(`order:${one.snapshot.attempt}`, { name: 'order', form: given });
}

/** The provider reports who has passed the check so far; with both persons it completes its own. */
export async function identified(one: HarnessCase, ...personIds: readonly string[]): Promise<void> {
  const isComplete = personIds.length === 2;
  const business = isComplete ? 'completed' : 'research_initiated';
  const persons = personIds.map(successful);
  one.services.state = { ...one.services.state, business, dueDiligenceComplete: isComplete, persons };
  await one.sendProviderEvent();
  await one.reaches(isComplete ? 310 : 240);
}

/** Two persons pass their checks in turn, and the provider completes its own. */
export async function identify(one: HarnessCase): Promise<void> {
  await identified(one, 'p1');
  await identified(one, 'p1', 'p2');
}

export async function bankSteps(one: HarnessCase): Promise<void> {
  const round = () => one.snapshot.round;
  await one.send(`takeOver:${round()}`, { name: 'takeOver' }, clerk);
  await one.send(`passToCoreBanking:${round()}`, { name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  await one.send(`createAccount:${round()}`, { name: 'createAccount' }, clerk);
  await one.send(`createGirocard:${round()}`, { name: 'createGirocard' }, clerk);
  await one.send(`finish:${round()}`, { name: 'finish', success: true }, clerk);
}

/** The journey of a GmbH from registration to 430. */
export async function wholeJourney(harness: CaseHarness, policy: Partial<CasePolicy> = {}): Promise<HarnessCase> {
  const one = await untilForm(harness, policy);
  await order(one);
  await identify(one);
  await bankSteps(one);
  return one;
}
