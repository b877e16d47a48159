import { mismatchKinds } from '@kontor/domain/case/case-command';
import type { Bus } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { CompanyCheckService, type MatchPersonsResponse } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { CompanyCheckActivities, MatchResult } from '@kontor/workflow-contract/case-activities.contract';
import { known } from './known-word.js';
import { asking, callOptions } from './service-call.js';

function toMatchResult({ result }: MatchPersonsResponse): MatchResult {
  switch (result.case) {
    case 'matched':
      return { kind: 'matched', compared: known(mismatchKinds, result.value.kind) };
    case 'mismatch': {
      const { kind, findingRef } = result.value;
      return { kind: 'mismatch', compared: known(mismatchKinds, kind), findingRef };
    }
    case 'idle':
      return { kind: 'idle' };
    case undefined:
      throw new ServiceFault('unknown-word', 'The answer holds no result', { retryable: true });
  }
}

/** Fetches reports and compares persons with the register; what is found goes to the portal as findings. */
export function createCompanyCheckActivities(bus: Bus): CompanyCheckActivities {
  const companyCheck = bus.client(CompanyCheckService);
  return {
    fetchReports: (operation) =>
      asking(async () => {
        const { caseId, version, reports } = operation;
        await companyCheck.fetchReports(
          { caseId, version: BigInt(version), reports: [...reports] },
          callOptions(operation),
        );
      }),
    matchPersons: (operation) =>
      asking(async () => {
        const { caseId, version, kind } = operation;
        return toMatchResult(
          await companyCheck.matchPersons({ caseId, version: BigInt(version), kind }, callOptions(operation)),
        );
      }),
  };
}
