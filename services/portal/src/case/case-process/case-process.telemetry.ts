import type { Metrics } from '@kontor/platform/metrics/metrics';
import { inSpan } from '@kontor/platform/trace/span';
import { Counter } from 'prom-client';
import type { CaseProcessPort, ProcessAnswer } from './case-process.js';

/** Adds a span to each command and counts it by outcome. */
export function observeCaseProcess(process: CaseProcessPort, { registry }: Metrics): CaseProcessPort {
  const commands = new Counter({
    name: 'case_commands_total',
    help: 'Commands of people to cases',
    labelNames: ['command', 'outcome'],
    registers: [registry],
  });
  return {
    ...process,
    command: (caseId, envelope, times) => {
      const { name: command } = envelope.command;
      return inSpan({ name: `command ${command}`, kind: 'client' }, async (span) => {
        const answer = await process.command(caseId, envelope, times).catch((error: unknown) => {
          commands.inc({ command, outcome: 'failed' });
          throw error;
        });
        const outcome = outcomeOf(answer);
        commands.inc({ command, outcome });
        span.set({ outcome });
        return answer;
      });
    },
  };
}

/** A label of low cardinality: the state of an interruption, the reason of a refusal, else the kind. */
function outcomeOf(answer: ProcessAnswer): string {
  if (answer.kind === 'refused') return answer.reason;
  if (answer.kind !== 'outcome') return answer.kind;
  return answer.outcome.kind === 'interrupted' ? answer.outcome.state : answer.outcome.kind;
}
