import { mismatchKindMapping, reportMapping } from '@kontor/case-client/case/case-enums.message';
import type { Bus } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { CompanyCheckService, type MatchPersonsResponse } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type {
  CompanyCheckActivities,
  MatchResult,
  Operation,
} from '@kontor/workflow-contract/case-activities.contract';
import { asActivity, callOptions, idleFault } from './service-call.js';

/** @throws ServiceFault `idle` where nobody waits, so that the step is repeated in the background. */
function toMatchResult({ result }: MatchPersonsResponse, { deadline }: Operation): MatchResult {
  switch (result.case) {
    case 'matched':
      return { kind: 'matched', compared: mismatchKindMapping.fromMessage(result.value.kind) };
    case 'mismatch': {
      const { kind, findingRef } = result.value;
      return { kind: 'mismatch', compared: mismatchKindMapping.fromMessage(kind), findingRef };
    }
    case 'idle':
      if (deadline === null) throw idleFault();
      return { kind: 'idle' };
    case undefined:
      throw new ServiceFault('unknown-value', 'The answer holds no result', { retryable: true });
  }
}

/** Fetches reports and compares persons with the register; the service stores the results as findings in the portal. */
export function createCompanyCheckActivities(bus: Bus): CompanyCheckActivities {
  const companyCheck = bus.client(CompanyCheckService);
  return {
    fetchReports: (operation) =>
      asActivity(async () => {
        const { caseId, version, reports } = operation;
        await companyCheck.fetchReports(
          { caseId, version: BigInt(version), reports: reports.map((report) => reportMapping.toMessage(report)) },
          callOptions(operation),
        );
      }),
    matchPersons: (operation) =>
      asActivity(async () => {
        const { caseId, version, kind } = operation;
        return toMatchResult(
          await companyCheck.matchPersons(
            { caseId, version: BigInt(version), kind: mismatchKindMapping.toMessage(kind) },
            callOptions(operation),
          ),
          operation,
        );
      }),
  };
}
