import type { CaseId } from '@kontor/domain/case/case-id';
import type { CommandEnvelope } from '@kontor/workflow-contract/identification-case.contract';
import type { CaseProcessPort, ProcessAnswer } from '../case-process.js';

/** A process in memory: records commands and answers by a rule; the same command id has the same answer. */
export interface FakeCaseProcess extends CaseProcessPort {
  readonly started: string[];
  /** Commands that had an effect, each once. */
  readonly effects: CommandEnvelope[];
  /** The outcome of further commands; called once per command id. */
  answer(rule: (caseId: CaseId, envelope: CommandEnvelope) => ProcessAnswer | Promise<ProcessAnswer>): void;
}

export function createFakeCaseProcess(): FakeCaseProcess {
  const started: string[] = [];
  const effects: CommandEnvelope[] = [];
  const known = new Map<string, Promise<ProcessAnswer>>();
  let rule: Parameters<FakeCaseProcess['answer']>[0] = () => ({ kind: 'outcome', outcome: { kind: 'done' } });

  async function run(caseId: CaseId, envelope: CommandEnvelope): Promise<ProcessAnswer> {
    const answer = await rule(caseId, envelope);
    if (answer.kind === 'outcome' || answer.kind === 'late') effects.push(envelope);
    return answer;
  }

  return {
    started,
    effects,
    answer: (next) => {
      rule = next;
    },
    start: async (caseId) => {
      if (!started.includes(caseId)) started.push(caseId);
    },
    command: async (caseId, envelope) => {
      const id = `${caseId}/${envelope.commandId}`;
      const running = known.get(id) ?? run(caseId, envelope);
      known.set(id, running);
      const answer = await running;
      // A refused id is not stored, so that it can be used again.
      if (answer.kind !== 'outcome') known.delete(id);
      return answer;
    },
    mailFailed: async () => undefined,
  };
}
