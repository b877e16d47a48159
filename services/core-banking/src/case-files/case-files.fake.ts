import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Application, CaseFiles, Finding } from './case-files.js';

export interface FakeCaseFiles extends CaseFiles {
  readonly findings: Finding[];
  put(caseId: string, version: number, application: Application): void;
}

/** A portal in memory. Like the real one it keeps the first content of a finding id. */
export function createFakeCaseFiles(): FakeCaseFiles {
  const applications = new Map<string, Application>();
  const findings: Finding[] = [];
  return {
    findings,
    put: (caseId, version, application) => void applications.set(`${caseId}/${version}`, application),
    application: async (caseId, version) => {
      const application = applications.get(`${caseId}/${version}`);
      if (application === undefined) throw new ServiceFault('unknown-application', 'There is no such version');
      return application;
    },
    recordFinding: async (finding) => {
      if (!findings.some(({ findingId }) => findingId === finding.findingId)) findings.push(finding);
      return `finding/${finding.findingId}`;
    },
  };
}
