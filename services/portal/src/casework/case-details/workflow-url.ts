import type { CaseId } from '@kontor/domain/case/case-id';
import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';

interface TemporalPlace {
  readonly TEMPORAL_UI_URL?: string | undefined;
  readonly TEMPORAL_NAMESPACE: string;
}

/** Creates the address of a case's workflow in the Temporal UI; null without a UI. */
export function createWorkflowUrl({ TEMPORAL_UI_URL: ui, TEMPORAL_NAMESPACE: namespace }: TemporalPlace) {
  return (caseId: CaseId): string | null =>
    ui === undefined
      ? null
      : `${ui}/namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(identificationCaseId(caseId))}`;
}
