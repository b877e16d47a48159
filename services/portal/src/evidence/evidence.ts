import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicationCore } from '../applicant/application/application.module.js';
import type { CaseCore } from '../case/case-process/case-process.module.js';
import { createOperations } from '../case/operations/operations.module.js';
import type { CaseFiles } from '../exchange/document/document.module.js';
import type { MessagesConcept } from '../exchange/message/message.module.js';
import type { Concept, PortalDeps } from '../http/concept/portal-deps.js';
import type { Audit } from './audit/audit.module.js';
import { createCaseExport } from './case-export/case-export.module.js';
import { createRetention } from './retention/retention.module.js';

interface EvidenceNeeds {
  readonly deps: PortalDeps;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly files: CaseFiles;
  readonly messages: MessagesConcept;
  readonly audit: Audit;
  /** Concepts that erase what they have of a case, in this order. */
  readonly erased: readonly Concept[];
}

/** What is kept of ended cases, its export, and what operations do with keys. */
export function createEvidence({ deps, core, applications, files, ...others }: EvidenceNeeds): readonly Concept[] {
  const { messages, audit, erased } = others;
  const { caseLog, port } = audit;
  // The entry last: what remains of the case proves that everything else is erased.
  const recordErasure = { eraseCase: (caseId: CaseId) => port.operated(caseId, 'erase') };
  const erasers = erasersOf([...erased, recordErasure]);
  const onEvidenceRemoved = (caseId: CaseId) => port.operated(caseId, 'destroyEvidence');
  const kept = { deps, core, applications, files, memos: messages.memos, caseLog };
  const retention = createRetention({ ...kept, erasers, onEvidenceRemoved });
  const caseExport = createCaseExport({ deps, core, files, messages: messages.messages, audit, retention });
  const operations = createOperations(deps, { case: core.keys.rewrap, evidence: retention.rewrap });
  return [retention, caseExport, operations];
}

function erasersOf(concepts: readonly Concept[]): readonly ((caseId: CaseId) => Promise<void>)[] {
  return concepts.flatMap(({ eraseCase }) => (eraseCase === undefined ? [] : [eraseCase]));
}
