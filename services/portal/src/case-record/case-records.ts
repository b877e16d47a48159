import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseKeys } from './case-keys.js';
import { viewOf, type CaseView } from './case-view.js';
import { changeCase } from './change-case.js';
import type { CaseRepository } from './case.repository.js';
import type { Findings } from './findings.js';
import type { SearchHash } from './search-fields.js';

/** A change of a case for open event streams. */
export interface LiveNews {
  readonly type: 'case' | 'memo' | 'message' | 'person';
  readonly seq: number;
}

export interface ConversationMarks {
  readonly hasMessages?: boolean;
  readonly hasUnrevisedMessages?: boolean;
  readonly hasBankMemos?: boolean;
}

/** The records of cases, their keys and their findings. */
export interface CaseRecords {
  readonly keys: CaseKeys;
  readonly cases: CaseRepository;
  readonly hash: SearchHash;
  readonly findings: Findings;
  /** Null for an unknown case. */
  look(caseId: CaseId): Promise<CaseView | null>;
  /** Marks which conversations a case has, for the list. */
  markConversation(caseId: CaseId, marks: ConversationMarks): Promise<void>;
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
    markConversation: async (caseId, marks) => {
      const names = Object.keys(marks) as (keyof ConversationMarks)[];
      await changeCase(cases, caseId, (now) => (names.every((name) => now[name] === marks[name]) ? null : marks));
    },
  };
}
