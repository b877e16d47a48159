import { caseIdOf } from '@kontor/domain/case/case-id';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import type { CommandEnvelope } from '@kontor/workflow-contract/identification-case.contract';
import type { CaseProcessPort, ProcessAnswer } from './case-process.js';
import { observeCaseProcess } from './case-process.telemetry.js';

const envelope: CommandEnvelope = {
  commandId: 'order:0',
  command: { name: 'abort' },
  actor: { side: 'customer', accountId: 'a1' },
};
const times = { acceptBy: 0, resultBy: 0 };

async function countedAfter(answer: () => Promise<ProcessAnswer>): Promise<readonly string[]> {
  const metrics = createMetrics('test');
  const process: CaseProcessPort = {
    start: async () => undefined,
    command: answer,
    mailFailed: async () => undefined,
  };
  await observeCaseProcess(process, metrics)
    .command(caseIdOf('1001'), envelope, times)
    .catch(() => undefined);
  const page = await metrics.registry.metrics();
  return [...page.matchAll(/^case_commands_total\{command="abort",outcome="([^"]+)".*\} 1$/gm)].map(
    ([, one = '']) => one,
  );
}

it.each<[string, ProcessAnswer]>([
  ['submitted', { kind: 'outcome', outcome: { kind: 'submitted' } }],
  ['idle_timeout', { kind: 'outcome', outcome: { kind: 'interrupted', state: 'idle_timeout', findingRef: null } }],
  ['busy', { kind: 'refused', reason: 'busy', status: 218 }],
  ['late', { kind: 'late' }],
  ['unreachable', { kind: 'unreachable' }],
  ['gone', { kind: 'gone' }],
])('counts a command once, as %s', async (outcome, answer) => {
  expect(await countedAfter(async () => answer)).toEqual([outcome]);
});

it('counts a fault as failed and rethrows it', async () => {
  expect(await countedAfter(() => Promise.reject(new Error('x')))).toEqual(['failed']);
  const process = { start: async () => undefined, mailFailed: async () => undefined };
  const fault = new Error('x');
  const observed = observeCaseProcess({ ...process, command: () => Promise.reject(fault) }, createMetrics('test'));
  await expect(observed.command(caseIdOf('1001'), envelope, times)).rejects.toBe(fault);
});
