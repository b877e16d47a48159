import type { CaseId } from '@kontor/domain/case/case-id';
import type { MismatchKind } from '@kontor/domain/case/case-command';
import { operationKey, type CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import type {
  CaseActivities,
  CompanyCheckActivities,
  IdentityActivities,
  MatchResult,
  Operation,
  RetentionActivities,
} from '@kontor/workflow-contract/case-activities.contract';
import type { TaskQueue } from '@kontor/workflow-contract/task-queues';
import { proxyActivities, type ActivityOptions } from '@temporalio/workflow';
import { coreBankingEvent } from './core-banking-effect.workflow.js';
import { backgroundOptions, deadlineOptions } from './retry-policies.workflow.js';
import { untilItSucceeds, withinDeadline } from './retry.workflow.js';

const caseOf = (options: ActivityOptions) => proxyActivities<CaseActivities>(options);
const identityOf = (options: ActivityOptions) => proxyActivities<IdentityActivities>(options);
const companyCheckOf = (options: ActivityOptions) => proxyActivities<CompanyCheckActivities>(options);
const retentionOf = (options: ActivityOptions) => proxyActivities<RetentionActivities>(options);

/** Options of a step of an order: what is left of the time that its steps share. */
const budget = (taskQueue: TaskQueue, effect: CaseEffect, summary: string): ActivityOptions =>
  deadlineOptions(taskQueue, Math.max(1_000, (effect.deadline ?? 0) - Date.now()), summary);

/** Runs one effect and returns its result as an event. `onStuck` is called after each round without success. */
export async function runEffect(caseId: CaseId, effect: CaseEffect, onStuck: () => void): Promise<CaseEvent> {
  const operation = { caseId, operationKey: operationKey(caseId, effect), deadline: effect.deadline };
  const { generation } = effect;
  switch (effect.kind) {
    case 'fetchReports':
    case 'evaluateHold':
    case 'matchPersons':
    case 'transfer':
      return orderStep(effect, operation);
    case 'startIdentification': {
      const { personId, version, source } = effect;
      const { startIdentification } = identityOf(backgroundOptions('identity', `Identifikation ${personId} beginnen`));
      const started = await untilItSucceeds(
        () => startIdentification({ ...operation, personId, version, source }),
        onStuck,
      );
      return { name: 'identificationStarted', generation, personId, checkRef: started.checkRef };
    }
    case 'fetchState': {
      const { fetchProviderState } = identityOf(backgroundOptions('identity', 'Stand beim Anbieter abrufen'));
      return {
        name: 'stateFetched',
        generation,
        state: await untilItSucceeds(() => fetchProviderState(operation), onStuck),
      };
    }
    case 'coreBankingStep':
      return coreBankingEvent(caseId, effect);
    default:
      return plainEffect(caseId, effect, onStuck);
  }
}

type OrderEffect = Extract<CaseEffect, { kind: 'fetchReports' | 'evaluateHold' | 'matchPersons' | 'transfer' }>;

/** Steps of an order: a result within the deadline, or `idle`. */
async function orderStep(effect: OrderEffect, operation: Operation): Promise<CaseEvent> {
  const { generation, version } = effect;
  const versioned = { ...operation, version };
  switch (effect.kind) {
    case 'fetchReports': {
      const { fetchReports } = companyCheckOf(budget('company-check', effect, 'Auskünfte holen'));
      const result = await withinDeadline(() => fetchReports({ ...versioned, reports: effect.reports }));
      return { name: 'reportsFetched', generation, result: result ?? 'done' };
    }
    case 'evaluateHold': {
      const { evaluateHold } = caseOf(budget('case', effect, 'Prüfregeln auswerten'));
      const found = await withinDeadline(() => evaluateHold(versioned));
      if (typeof found === 'string') return { name: 'holdEvaluated', generation, result: found };
      return {
        name: 'holdEvaluated',
        generation,
        result: found.rejectedBefore ? 'again' : found.findings ? 'findings' : 'clear',
      };
    }
    case 'matchPersons': {
      const { matchPersons } = companyCheckOf(budget('company-check', effect, `Abgleich ${effect.of}`));
      const match = await withinDeadline(() => matchPersons({ ...versioned, kind: effect.of }));
      return { name: 'matched', generation, ...comparisonOf(effect.of, match) };
    }
    case 'transfer': {
      const { transferCase } = identityOf(budget('identity', effect, 'Übertragung an den Anbieter'));
      const result = await withinDeadline(() => transferCase(versioned));
      return { name: 'transferred', generation, result: typeof result === 'string' ? result : result.kind };
    }
  }
}

type Comparison = Pick<Extract<CaseEvent, { name: 'matched' }>, 'kind' | 'result' | 'findingRef'>;

/** Result of the matching; without an answer the kind that was asked for is reported. */
function comparisonOf(from: MismatchKind, match: MatchResult | 'idle' | 'failed'): Comparison {
  if (typeof match === 'string') return { kind: from, result: match, findingRef: null };
  if (match.kind === 'idle') return { kind: from, result: 'idle', findingRef: null };
  const findingRef = match.kind === 'mismatch' ? match.findingRef : null;
  return { kind: match.compared ?? from, result: match.kind, findingRef };
}

type PlainEffect = Extract<
  CaseEffect,
  { kind: 'askLastSave' | 'handOverDocuments' | 'cancelAtProviders' | 'sealEvidence' | 'eraseCase' }
>;

/** Effects without a result, repeated until they succeed. */
async function plainEffect(caseId: CaseId, effect: PlainEffect, onStuck: () => void): Promise<CaseEvent> {
  const operation = { caseId, operationKey: operationKey(caseId, effect), deadline: null };
  const { generation } = effect;
  switch (effect.kind) {
    case 'askLastSave': {
      const { lastSavedAt } = caseOf(backgroundOptions('case', 'Letzte Speicherung erfragen'));
      return { name: 'lastSaveTold', generation, savedAt: await untilItSucceeds(() => lastSavedAt(caseId), onStuck) };
    }
    case 'handOverDocuments': {
      const { handOverDocuments } = identityOf(backgroundOptions('identity', 'Dokumente übergeben', 60));
      await untilItSucceeds(() => handOverDocuments(operation), onStuck);
      return { name: 'documentsHandedOver', generation };
    }
    case 'cancelAtProviders': {
      const { cancelAtProviders } = identityOf(backgroundOptions('identity', 'Beim Anbieter abbrechen'));
      await untilItSucceeds(() => cancelAtProviders(operation), onStuck);
      return { name: 'cancelledAtProviders', generation };
    }
    case 'sealEvidence': {
      const { sealEvidence } = retentionOf(backgroundOptions('retention', 'Nachweise versiegeln', 60));
      await untilItSucceeds(() => sealEvidence(operation), onStuck);
      return { name: 'evidenceSealed', generation };
    }
    case 'eraseCase': {
      const { eraseCase } = retentionOf(backgroundOptions('retention', 'Daten löschen', 60));
      await untilItSucceeds(() => eraseCase(operation), onStuck);
      return { name: 'erased', generation };
    }
  }
}
