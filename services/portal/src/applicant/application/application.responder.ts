import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseRepository } from '../../case/case-record/case-record.module.js';
import type { FrozenApplication } from './frozen-application.js';
import { applicationPage, type IdentityCheckOf } from './read-application.js';

export interface ApplicationResponderDeps {
  readonly cases: Pick<CaseRepository, 'find'>;
  readonly readVersion: (caseId: CaseId, version: number) => Promise<FrozenApplication | null>;
}

/** GetApplication and GetLastSave of cases.v1. */
export function createApplicationResponder({
  cases,
  readVersion,
}: ApplicationResponderDeps): Pick<ServiceHandlers<typeof CasesService>, 'getApplication' | 'getLastSave'> {
  return {
    getApplication: async ({ caseId: wireId, version, personOffset }) => {
      const caseId = caseIdFrom(wireId);
      const frozen = await readVersion(caseId, Number(version));
      if (frozen === null) throw new ServiceFault('not-found', 'There is no such version of the application');
      return applicationPage(frozen, personOffset, await identityChecksOf(cases, caseId));
    },
    getLastSave: async ({ caseId }) => {
      const found = await cases.find(caseIdFrom(caseId));
      if (found === null) throw new ServiceFault('not-found', 'There is no such case');
      const savedAt = found.form?.savedAt ?? null;
      return savedAt === null ? {} : { savedAt: BigInt(savedAt) };
    },
  };
}

/** References of the passed identity checks; the core bank stores them as proof (GwG § 8). */
async function identityChecksOf(cases: Pick<CaseRepository, 'find'>, caseId: CaseId): Promise<IdentityCheckOf> {
  const persons = (await cases.find(caseId))?.snapshot?.persons ?? [];
  const passed = new Set(persons.filter(({ status }) => status === 'successful').map(({ personId }) => personId));
  return (personId) => (passed.has(personId) ? `${caseId}:${personId}:ident:1` : null);
}
