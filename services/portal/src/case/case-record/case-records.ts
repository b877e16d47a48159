import type { CaseId } from '@kontor/domain/case/case-id';
import type { MessageSide } from '@kontor/domain/message/message';
import type { CaseKeys } from './case-keys.js';
import type { CaseRecord, OutboxMail } from './case-record.js';
import { viewOf, type CaseView } from './case-view.js';
import { changeCase } from './change-case.js';
import type { CaseChange, CaseRepository } from './case.repository.js';
import type { Findings } from './findings.js';
import type { SearchHash } from './search-fields.js';

/** A change of a case for open event streams. */
export interface LiveNews {
  readonly type: 'case' | 'document' | 'draft' | 'memo' | 'message' | 'person';
  readonly seq: number;
}

export interface ConversationMarks {
  readonly hasMessages?: boolean;
  readonly hasUnrevisedMessages?: boolean;
  readonly hasBankMemos?: boolean;
  readonly lastMessageAt?: number;
  readonly lastMessageSide?: MessageSide;
}

/** The records of cases, their keys and their findings. */
export interface CaseRecords {
  readonly keys: CaseKeys;
  readonly cases: CaseRepository;
  readonly hash: SearchHash;
  readonly findings: Findings;
  /** Null for an unknown case. */
  look(caseId: CaseId): Promise<CaseView | null>;
  /** Marks which conversations a case has, for the list, and queues the mail about it, once. */
  markConversation(caseId: CaseId, marks: ConversationMarks, mail?: OutboxMail): Promise<void>;
  announce(caseId: CaseId, news: LiveNews): void;
}

export interface CaseRecordParts {
  readonly cases: CaseRepository;
  readonly keys: CaseKeys;
  readonly findings: Findings;
  readonly hash: SearchHash;
  readonly publish: (caseId: CaseId, news: LiveNews) => void;
}

export function assembleCaseRecords({ cases, keys, findings, hash, publish }: CaseRecordParts): CaseRecords {
  return {
    keys,
    cases,
    hash,
    findings,
    announce: publish,
    look: async (caseId) => {
      const found = await cases.find(caseId);
      return found === null ? null : viewOf(found);
    },
    markConversation: async (caseId, marks, mail) => {
      await changeCase(cases, caseId, (now) => conversationChange(now, marks, mail));
    },
  };
}

function conversationChange(now: CaseRecord, marks: ConversationMarks, mail?: OutboxMail): CaseChange | null {
  const names = Object.keys(marks) as (keyof ConversationMarks)[];
  const isMarked = names.every((name) => now[name] === marks[name]);
  const isNew = mail !== undefined && !now.erased && now.outbox.every(({ mailId }) => mailId !== mail.mailId);
  if (isNew) return { ...marks, outbox: [...now.outbox, mail] };
  return isMarked ? null : marks;
}
