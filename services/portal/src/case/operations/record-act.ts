import type { ActRecord, ActRepository } from './act.repository.js';

/** A manual action of an operator, under its own id. */
export interface OperatorAct extends Omit<ActRecord, '_id'> {
  readonly actId: string;
}

export interface ActDeps {
  readonly acts: ActRepository;
}

/** Records an action; of one that is known only its outcome is added. */
export async function recordAct({ acts }: ActDeps, { actId, ...act }: OperatorAct): Promise<void> {
  await acts.record({ _id: actId, ...act });
}
