import type { FrozenForm } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { PersonVerdict } from '@kontor/domain/case/provider-state';
import { clerk, type CaseStage, type StagedCase } from './case-stage.fake.js';

/** A GmbH with two directors who represent it jointly. */
export const form = (version = 1): FrozenForm => ({
  version,
  hash: `hash-${version}`,
  persons: [
    { personId: 'p1', acting: true, required: true, representation: 'JOINT' },
    { personId: 'p2', acting: false, required: true, representation: 'JOINT' },
  ],
  reports: ['economyReport'],
  earlyReadiness: false,
  source: 'solaris',
});

const successful = (personId: string): PersonVerdict => ({
  personId,
  status: 'successful',
  check: null,
  conclusive: true,
});

export async function toForm(stage: CaseStage, policy: Partial<CasePolicy> = {}): Promise<StagedCase> {
  const one = await stage.case(policy);
  await one.give('confirmEmail', { name: 'confirmEmail' });
  await one.give('formSaved', { name: 'formSaved' });
  return one;
}

export function order(one: StagedCase, given: FrozenForm | null = form()): Promise<CaseOutcome> {
  return one.give(`order:${one.snapshot.attempt}`, { name: 'order', form: given });
}

/** Two persons pass their checks, one after the other, and the provider completes its own. */
export async function identify(one: StagedCase): Promise<void> {
  one.world.state = { ...one.world.state, business: 'research_initiated', persons: [successful('p1')] };
  await one.tell();
  await one.reaches(240);
  const persons = [successful('p1'), successful('p2')];
  one.world.state = { ...one.world.state, business: 'completed', dueDiligenceComplete: true, persons };
  await one.tell();
  await one.reaches(310);
}

export async function throughTheBank(one: StagedCase): Promise<void> {
  const round = () => one.snapshot.round;
  await one.give(`takeOver:${round()}`, { name: 'takeOver' }, clerk);
  await one.give(`passToCoreBanking:${round()}`, { name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  await one.give(`createAccount:${round()}`, { name: 'createAccount' }, clerk);
  await one.give(`createGirocard:${round()}`, { name: 'createGirocard' }, clerk);
  await one.give(`finish:${round()}`, { name: 'finish', success: true }, clerk);
}

/** The whole way of a GmbH, from registration to 430. */
export async function wholeWay(stage: CaseStage, policy: Partial<CasePolicy> = {}): Promise<StagedCase> {
  const one = await toForm(stage, policy);
  await order(one);
  await identify(one);
  await throughTheBank(one);
  return one;
}
