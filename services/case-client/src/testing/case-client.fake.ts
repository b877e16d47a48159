import type { CaseId } from '@kontor/domain/case/case-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CaseApplication } from '../application/case-application.js';
import type { CaseClient, NewFinding } from '../case-client.js';

export interface FakeCaseClient extends CaseClient {
  readonly findings: NewFinding[];
  put(caseId: CaseId, version: number, application: CaseApplication): void;
}

/** A portal in memory. Like the real one it keeps the first content of a finding id. */
export function createFakeCaseClient(): FakeCaseClient {
  const applications = new Map<string, CaseApplication>();
  const findings: NewFinding[] = [];
  return {
    findings,
    put: (caseId, version, application) => void applications.set(`${caseId}/${version}`, application),
    application: async (caseId, version) => {
      const application = applications.get(`${caseId}/${version}`);
      if (application === undefined) throw new ServiceFault('unknown-application', 'There is no such version');
      return application;
    },
    document: async (_caseId, document) => new Uint8Array(document.sizeBytes),
    recordFinding: async (finding) => {
      if (!findings.some(({ findingId }) => findingId === finding.findingId)) findings.push(finding);
      return `finding/${finding.findingId}`;
    },
  };
}
