import { ServiceFault } from '@kontor/platform/bus/service-fault';
import {
  FindingKind as WireKind,
  type CasesService,
  type HistoryLine,
  type RecordTransitionsRequest,
} from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import type { CaseSnapshot, HistoryEntry, MailKind } from '@kontor/domain/case/case-snapshot';
import { isStatusCode } from '@kontor/domain/case/case-status';
import * as z from 'zod';
import type { FrozenApplication } from '../application/frozen-application.js';
import type { CaseRepository } from './case.repository.js';
import type { CaseKeys } from './case-keys.js';
import type { HoldEvaluation } from './evaluate-hold.js';
import type { FindingKind } from './finding.repository.js';
import type { Findings } from './findings.js';
import { applicationPage, type IdentityCheckOf } from './read-application.js';
import type { TransitionBatch } from './record-transitions.js';

export interface CasesResponderDeps {
  readonly cases: Pick<CaseRepository, 'find'>;
  readonly keys: CaseKeys;
  readonly findings: Findings;
  readonly recordTransitions: (batch: TransitionBatch) => Promise<number | null>;
  readonly readVersion: (caseId: string, version: number) => Promise<FrozenApplication | null>;
  readonly evaluateHold: (caseId: string, frozen: FrozenApplication) => Promise<HoldEvaluation>;
  readonly announce: (caseId: string, type: 'case' | 'person') => void;
}

type Handlers = Pick<
  ServiceHandlers<typeof CasesService>,
  'recordTransitions' | 'recordFinding' | 'getApplication' | 'evaluateHold' | 'getLastSave' | 'destroyCaseKey'
>;

const kinds: Readonly<Partial<Record<WireKind, FindingKind>>> = {
  [WireKind.MATCHING]: 'matching',
  [WireKind.ECONOMY_REPORT]: 'economyReport',
  [WireKind.CREDIT_CHECKS]: 'creditChecks',
  [WireKind.PARTY_REPORT]: 'partyReport',
  [WireKind.ACCOUNT]: 'account',
  [WireKind.GIROCARD]: 'girocard',
  [WireKind.IDENTITY_CHECK]: 'identityCheck',
  [WireKind.MISSING_INFORMATION]: 'missingInformation',
};

const unknownCase = (): ServiceFault => new ServiceFault('not-found', 'There is no such case');

/** What the case's own room answers on cases.v1. */
export function createCasesResponder(deps: CasesResponderDeps): Handlers {
  return {
    recordTransitions: async (input) => {
      const projectedSeq = await deps.recordTransitions(batchOf(input));
      if (projectedSeq === null) throw unknownCase();
      return { projectedSeq: BigInt(projectedSeq) };
    },
    recordFinding: (input) => recordFinding(deps, input),
    getApplication: async ({ caseId, version, personOffset }) =>
      applicationPage(await frozenOf(deps, caseId, version), personOffset, await identityChecksOf(deps, caseId)),
    evaluateHold: async ({ caseId, version }) => {
      const { found, rejectedBefore } = await deps.evaluateHold(caseId, await frozenOf(deps, caseId, version));
      return { findings: found, rejectedBefore };
    },
    getLastSave: async ({ caseId }) => {
      const found = await deps.cases.find(caseId);
      if (found === null) throw unknownCase();
      const savedAt = found.form?.savedAt ?? null;
      return savedAt === null ? {} : { savedAt: BigInt(savedAt) };
    },
    destroyCaseKey: async ({ caseId }) => {
      await deps.keys.destroy(caseId);
      return {};
    },
  };
}

async function frozenOf(deps: CasesResponderDeps, caseId: string, version: bigint): Promise<FrozenApplication> {
  const frozen = await deps.readVersion(caseId, Number(version));
  if (frozen === null) throw new ServiceFault('not-found', 'There is no such version of the application');
  return frozen;
}

/** The identity check of each person who passed it; the core bank keeps it as proof of who was identified (GwG § 8). */
async function identityChecksOf(deps: CasesResponderDeps, caseId: string): Promise<IdentityCheckOf> {
  const persons = (await deps.cases.find(caseId))?.snapshot?.persons ?? [];
  const passed = new Set(persons.filter(({ status }) => status === 'successful').map(({ personId }) => personId));
  return (personId) => (passed.has(personId) ? `${caseId}:${personId}:ident:1` : '');
}

interface FindingInput {
  readonly caseId: string;
  readonly findingId: string;
  readonly kind: WireKind;
  readonly personId: string;
  readonly content: Uint8Array;
}

async function recordFinding(deps: CasesResponderDeps, input: FindingInput): Promise<{ findingRef: string }> {
  const { caseId, findingId, personId, content } = input;
  const kind = kinds[input.kind];
  if (kind === undefined || findingId === '' || !isJson(content))
    throw new ServiceFault('invalid-request', 'This is no finding');
  const found = await deps.cases.find(caseId);
  if (found === null || found.erased) throw unknownCase();
  const findingRef = await deps.findings.record({ caseId, findingId, kind, personId: personId || null, content });
  deps.announce(caseId, personId === '' ? 'case' : 'person');
  return { findingRef };
}

function isJson(content: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return true;
  } catch {
    return false;
  }
}

const lineTypes = z.enum(['bgo', 'person', 'business', 'solaris']);
const actors = z.enum(['customer', 'staff', 'system']);
const snapshotSchema = z.looseObject({
  status: z.number().refine(isStatusCode),
  attempt: z.number(),
  round: z.number(),
  persons: z.array(z.looseObject({ personId: z.string() })),
  hidden: z.boolean(),
});

/** @throws ServiceFault for what is no projection: repeating it would not help. */
function batchOf({ caseId, seq, lines, snapshot }: RecordTransitionsRequest): TransitionBatch {
  try {
    return { caseId, seq: Number(seq), entries: lines.map(entryOf), snapshot: snapshotOf(snapshot) };
  } catch (cause) {
    throw new ServiceFault('invalid-request', 'This is no projection', { cause });
  }
}

function entryOf(line: HistoryLine): HistoryEntry {
  return {
    seq: Number(line.seq),
    at: Number(line.at),
    type: lineTypes.parse(line.type),
    personId: line.personId || null,
    status: line.status,
    cause: line.cause,
    actor: actors.parse(line.actor),
    accountId: line.accountId || null,
    mails: line.mails as MailKind[],
  };
}

/** The snapshot is the domain's own type and stored whole; only what the portal steers by is looked at. */
function snapshotOf(text: string): CaseSnapshot {
  const parsed: unknown = JSON.parse(text);
  snapshotSchema.parse(parsed);
  return parsed as CaseSnapshot;
}
