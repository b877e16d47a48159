import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { changeCase } from '../../case/case-record/case-record.module.js';
import type { OwnPersonDeps } from './own-person-deps.js';

interface CodeMail {
  readonly mailId: string;
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

/** Queues the mail with a co-signer's code among those of the case. */
export function createQueueCodeMail({ core, now }: Pick<OwnPersonDeps, 'core' | 'now'>) {
  return async ({ mailId, caseId, personId }: CodeMail): Promise<void> => {
    const mail = { mailId, kind: 'coSignerCode', personId, dueAt: now(), attempts: 0, state: 'due' } as const;
    await changeCase(core.cases, caseId, ({ outbox }) => ({ outbox: [...outbox, mail] }));
    core.wakeMailbox();
  };
}
