import { caseIdOf } from '@kontor/domain/case/case-id';
import { identificationCaseType } from '@kontor/workflow-contract/identification-case.contract';
import type { CommandContext } from './command-context.js';
import { savedFilters, type SavedFilter } from './saved-filters.js';

const limit = 100;

/** Prints the running cases of a saved filter, and the filter for the Temporal UI. */
export async function findCases({ temporal, print, linkOf }: CommandContext, name: SavedFilter): Promise<void> {
  const { what, query } = savedFilters[name];
  const filter = `ExecutionStatus = 'Running' AND WorkflowType = '${identificationCaseType}' AND ${query(Date.now())}`;
  print(`${what}: ${filter}`);
  let count = 0;
  for await (const { workflowId, searchAttributes } of temporal.workflow.list({ query: filter })) {
    count += 1;
    if (count > limit) break;
    const shown = (attribute: string) => String(searchAttributes[attribute]?.[0] ?? '–');
    const caseId = caseIdOf(workflowId.replace(/^case\//, ''));
    print(`${caseId}  ${shown('CaseStatus')}  ${shown('WaitingFor')}  ${shown('CaseAttention')}  ${linkOf(caseId)}`);
  }
  print(count > limit ? `more than ${limit} cases` : `${count} cases`);
}
