import type { Audit } from '../audit/audit.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseFiles } from '../../exchange/document/document.module.js';
import type { Messages } from '../../exchange/message/message.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { RetentionConcept } from '../retention/retention.module.js';
import { createCaseExportRouter } from './case-export.router.js';
import { createCaseExportResponder } from './case-export.responder.js';

interface CaseExportNeeds {
  readonly deps: Pick<PortalDeps, 'config' | 'now'>;
  readonly core: Pick<CaseCore, 'cases'>;
  readonly files: CaseFiles;
  readonly messages: Messages;
  readonly audit: Pick<Audit, 'port' | 'caseLog'>;
  readonly retention: Pick<RetentionConcept, 'readKept'>;
}

/** The export of a whole case for whoever inspects the bank. */
export function createCaseExport({ deps, core, files, messages, audit, retention }: CaseExportNeeds): Concept {
  const sources = {
    cases: core.cases,
    files,
    messages,
    caseLog: audit.caseLog,
    readKept: retention.readKept,
    privateKey: deps.config.EXPORT_PRIVATE_KEY,
  };
  return {
    router: createCaseExportRouter({ ...sources, now: deps.now }),
    handlers: createCaseExportResponder({ ...sources, audit: audit.port }),
  };
}
