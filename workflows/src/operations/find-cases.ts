import { identificationCaseType } from '@kontor/workflow-contract/identification-case.contract';
import type { Desk } from './desk.js';
import { savedFilters, type SavedFilter } from './saved-filters.js';

const most = 100;

/** Says which running cases a saved filter finds, and the filter itself, to be pasted into the Temporal UI. */
export async function findCases({ temporal, say, linkOf }: Desk, name: SavedFilter): Promise<void> {
  const { what, query } = savedFilters[name];
  const filter = `ExecutionStatus = 'Running' AND WorkflowType = '${identificationCaseType}' AND ${query(Date.now())}`;
  say(`${what}: ${filter}`);
  let count = 0;
  for await (const { workflowId, searchAttributes } of temporal.workflow.list({ query: filter })) {
    count += 1;
    if (count > most) break;
    const shown = (attribute: string) => String(searchAttributes[attribute]?.[0] ?? '–');
    const caseId = workflowId.replace(/^case\//, '');
    say(`${caseId}  ${shown('CaseStatus')}  ${shown('WaitingFor')}  ${shown('CaseAttention')}  ${linkOf(caseId)}`);
  }
  say(count > most ? `more than ${most} cases` : `${count} cases`);
}
