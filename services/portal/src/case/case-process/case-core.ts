import { type CaseMailbox, type CaseRecords, createCaseMailbox } from '../case-record/case-record.module.js';
import type { CaseProcessPort } from './case-process.js';
import { createOpenCase, type FirstDraft, type OpenCase } from './open-case.js';
import { createSendCommand, type SendCommand } from './send-command.js';
import { createRunStaffCommand, type RunStaffCommand } from './staff-commands.js';

/** The records of cases and their processes. */
export interface CaseCore extends CaseRecords {
  readonly process: CaseProcessPort;
  readonly mailbox: CaseMailbox;
  readonly openCase: OpenCase;
  readonly sendCommand: SendCommand;
  readonly runStaffCommand: RunStaffCommand;
  /** Wakes the relay of the case's mails. */
  readonly wakeMailbox: () => void;
}

export interface CaseCoreParts {
  readonly records: CaseRecords;
  readonly process: CaseProcessPort;
  readonly firstDraft: FirstDraft;
  readonly now: () => number;
}

export function assembleCaseCore({ records, process, firstDraft, now }: CaseCoreParts): CaseCore {
  const { cases, keys, hash } = records;
  const { wake, ...mailbox } = createCaseMailbox({
    cases,
    now,
    reportFailure: (caseId, mailId) => process.mailFailed(caseId, mailId),
  });
  const sendCommand = createSendCommand({ cases, process, now });
  return {
    ...records,
    process,
    mailbox,
    wakeMailbox: wake,
    openCase: createOpenCase({ cases, keys, process, hash, firstDraft }),
    sendCommand,
    runStaffCommand: createRunStaffCommand(cases, sendCommand),
  };
}
