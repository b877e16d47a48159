import type { ServiceClient } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService, Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseFiles } from './case-files.js';

/** Reads from and reports to the portal over the bus. */
export function createCaseFiles(cases: ServiceClient<typeof CasesService>): CaseFiles {
  return {
    async application(caseId, version) {
      const request = { caseId, version: BigInt(version) };
      const first = await cases.getApplication({ ...request, personOffset: 0 });
      if (first.business === undefined)
        throw new ServiceFault('unknown-application', 'The application has no business');
      const persons: Person[] = [...first.persons];
      for (let next = first.nextPersonOffset; next !== undefined;) {
        const page = await cases.getApplication({ ...request, personOffset: next });
        persons.push(...page.persons);
        next = page.nextPersonOffset;
      }
      return { business: first.business, persons, product: first.product ?? null };
    },
    async recordFinding({ content, ...finding }) {
      const { findingRef } = await cases.recordFinding({
        ...finding,
        content: new TextEncoder().encode(JSON.stringify(content)),
      });
      return findingRef;
    },
  };
}
