import { currentRevision } from '@kontor/domain/case/case-table';
import { masterKeys } from '@kontor/platform/crypto/case-keys';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { OpenCase } from '../access/pending-case.js';
import type { SearchHash } from '../application/search-fields.js';
import type { PortalDeps } from '../portal-deps.js';
import { createMongoCaseKeyRepository, defineCaseKeyModel } from './case-keys.repository.js';
import { createCaseKeys, type CaseKeys } from './case-keys.js';
import { createCaseMailbox, type CaseMailbox } from './case-mailbox.js';
import { measureCases } from './case-metrics.js';
import { observeCaseProcess } from './case-process.telemetry.js';
import { createTemporalCaseProcess } from './case-process.temporal.js';
import type { CaseProcess } from './case-process.js';
import { viewOf, type CaseView } from './case-view.js';
import { changeCase } from './change-case.js';
import type { CaseRepository } from './case.repository.js';
import { createMongoCaseRepository, defineCaseModel } from './case.repository.mongo.js';
import { createMongoFindingRepository, defineFindingModel } from './finding.repository.js';
import { createFindings, type Findings } from './findings.js';
import { createOpenCase } from './open-case.js';
import { createRunStaffCommand, type RunStaffCommand } from './staff-commands.js';
import { createSendCommand, type SendCommand } from './send-command.js';

/** News of a case for open streams. */
export interface LiveNews {
  readonly type: 'case' | 'message' | 'person';
  readonly seq: number;
}

/** What the case's room gives to all others; it needs none of them. */
export interface CaseCore {
  readonly keys: CaseKeys;
  readonly cases: CaseRepository;
  readonly process: CaseProcess;
  readonly hash: SearchHash;
  readonly findings: Findings;
  readonly mailbox: CaseMailbox;
  readonly openCase: OpenCase;
  readonly sendCommand: SendCommand;
  readonly runStaffCommand: RunStaffCommand;
  /** Null for an unknown case. */
  look(caseId: string): Promise<CaseView | null>;
  /** Marks which conversations a case has; the list shows them. */
  markConversation(caseId: string, marks: ConversationMarks): Promise<void>;
  announce(caseId: string, news: LiveNews): void;
  /** Wakes whoever sends the case's mails. */
  readonly ringMailbox: () => void;
}

export interface ConversationMarks {
  readonly hasMessages?: boolean;
  readonly hasUnrevisedMessages?: boolean;
  readonly hasBankMemos?: boolean;
}

/** Where the core keeps its things; tests give it memory. */
export interface CaseCoreParts {
  readonly cases: CaseRepository;
  readonly keys: CaseKeys;
  readonly findings: Findings;
  readonly process: CaseProcess;
  readonly hash: SearchHash;
  readonly now: () => number;
  readonly publish: (caseId: string, news: LiveNews) => void;
}

/** Joins the parts of the core. */
export function assembleCaseCore({ cases, keys, findings, process, hash, now, publish }: CaseCoreParts): CaseCore {
  const { ring, ...mailbox } = createCaseMailbox({
    cases,
    now,
    tellCase: (caseId, mailId) => process.mailFailed(caseId, mailId),
  });
  const sendCommand = createSendCommand({ cases, process, now });
  return {
    keys,
    cases,
    process,
    hash,
    findings,
    mailbox,
    ringMailbox: ring,
    openCase: createOpenCase({ cases, keys, process, hash }),
    sendCommand,
    runStaffCommand: createRunStaffCommand(cases, sendCommand),
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

/** The core on its databases, on Temporal and on the bus. */
export function createCaseCore({ config, logger, metrics, mongo, bus, temporal, now }: PortalDeps): CaseCore {
  const caseModel = defineCaseModel(mongo.portal.connection);
  const findingModel = defineFindingModel(mongo.portal.connection);
  const keyModel = defineCaseKeyModel(mongo.keys.connection);
  mongo.portal.onConnected(() => ensureIndexes([caseModel, findingModel]));
  mongo.keys.onConnected(() => ensureIndexes([keyModel]));
  const masters = masterKeys(config.MASTER_KEY, config.MASTER_KEY_OLDER);
  const repository = createMongoCaseKeyRepository(keyModel);
  const keys = createCaseKeys({ repository, masters, now });
  const cases = createMongoCaseRepository(caseModel);
  measureCases(metrics, cases, logger);
  return assembleCaseCore({
    cases,
    keys,
    findings: createFindings({ repository: createMongoFindingRepository(findingModel), keys, now }),
    process: observeCaseProcess(
      createTemporalCaseProcess({ temporal, policy: config.casePolicy, revision: currentRevision, now }),
      metrics,
    ),
    hash: createSearchHash(config.SEARCH_PEPPER),
    now,
    publish: (caseId, { type, seq }) => bus.publishLive(caseId, { type, seq }),
  });
}
