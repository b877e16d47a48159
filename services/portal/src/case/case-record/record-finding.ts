import type { CaseId } from '@kontor/domain/case/case-id';
import type { FindingKind } from '@kontor/domain/finding/finding-content';
import type { PersonId } from '@kontor/domain/person/person-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CaseRepository } from './case.repository.js';
import type { Findings } from './findings.js';

/** What a service has found out about a case or a person. */
export interface FindingToRecord {
  readonly caseId: CaseId;
  readonly findingId: string;
  readonly kind: FindingKind;
  /** Null for a finding about the case itself. */
  readonly personId: PersonId | null;
  /** JSON in UTF-8. */
  readonly content: Uint8Array;
}

export interface RecordFindingDeps {
  readonly cases: Pick<CaseRepository, 'find'>;
  readonly findings: Pick<Findings, 'record'>;
  readonly announce: (caseId: CaseId, news: { readonly type: 'case' | 'person'; readonly seq: number }) => void;
}

/** Records a finding once and returns its reference. @throws ServiceFault for invalid content or an erased case. */
export function createRecordFinding({ cases, findings, announce }: RecordFindingDeps) {
  return async ({ caseId, findingId, kind, personId, content }: FindingToRecord): Promise<string> => {
    if (findingId === '' || !isJson(content)) throw new ServiceFault('invalid-request', 'This is no finding');
    const found = await cases.find(caseId);
    if (found === null || found.erased) throw new ServiceFault('not-found', 'There is no such case');
    const findingRef = await findings.record({ caseId, findingId, kind, personId, content });
    announce(caseId, { type: personId === null ? 'case' : 'person', seq: 0 });
    return findingRef;
  };
}

function isJson(content: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return true;
  } catch {
    return false;
  }
}
