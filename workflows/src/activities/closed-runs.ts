import type { CaseId } from '@kontor/domain/case/case-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';
import type { Client } from '@temporalio/client';

/** The closed runs of a case and of its core banking steps in Temporal. */
export interface ClosedRuns {
  /** Deletes them and returns how many it found. @throws ServiceFault `still-running` (retryable) */
  deleteAll(caseId: CaseId): Promise<number>;
}

/** Deletes runs through Temporal's API; the server deletes asynchronously. */
export function createClosedRuns(client: Client): ClosedRuns {
  return {
    deleteAll: async (caseId) => {
      const id = identificationCaseId(caseId);
      const query = `WorkflowId = '${id}' OR WorkflowId STARTS_WITH '${id}/'`;
      let found = 0;
      for await (const { workflowId, runId, status } of client.workflow.list({ query })) {
        if (status.name === 'RUNNING')
          throw new ServiceFault('still-running', 'The case has not ended', { retryable: true });
        found += 1;
        await client.workflowService.deleteWorkflowExecution({
          namespace: client.options.namespace,
          workflowExecution: { workflowId, runId },
        });
      }
      return found;
    },
  };
}
