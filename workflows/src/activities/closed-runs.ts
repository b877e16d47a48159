import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';
import type { Client } from '@temporalio/client';

/** The runs of a case, and of its steps into the core bank, that Temporal still keeps. */
export interface ClosedRuns {
  /** Deletes what is there and answers how many runs it found. @throws ServiceFault (retryable) while one still runs. */
  deleteAll(caseId: string): Promise<number>;
}

/** Deletes runs through Temporal's own API; deletion is carried out by the server a little later. */
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
