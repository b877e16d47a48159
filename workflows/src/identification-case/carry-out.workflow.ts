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
import { patient, withinBudget } from './activity-options.workflow.js';
import { untilDone, withinTime } from './persistence.workflow.js';

const caseOf = (options: ActivityOptions) => proxyActivities<CaseActivities>(options);
const identityOf = (options: ActivityOptions) => proxyActivities<IdentityActivities>(options);
const companyCheckOf = (options: ActivityOptions) => proxyActivities<CompanyCheckActivities>(options);
const retentionOf = (options: ActivityOptions) => proxyActivities<RetentionActivities>(options);

/** The options of an order's step: what is left of the budget that its steps share. */
const budget = (taskQueue: TaskQueue, effect: CaseEffect, summary: string): ActivityOptions =>
  withinBudget(taskQueue, Math.max(1_000, (effect.deadline ?? 0) - Date.now()), summary);

/** Carries out one effect and tells what came of it. `stuck` is called when it finds no answer for long. */
export async function carryOut(caseId: string, effect: CaseEffect, stuck: () => void): Promise<CaseEvent> {
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
      const { startIdentification } = identityOf(patient('identity', `Identifikation ${personId} beginnen`));
      const started = await untilDone(() => startIdentification({ ...operation, personId, version, source }), stuck);
      return { name: 'identificationStarted', generation, personId, checkRef: started.checkRef };
    }
    case 'fetchState': {
      const { fetchProviderState } = identityOf(patient('identity', 'Stand beim Anbieter abrufen'));
      return { name: 'stateFetched', generation, state: await untilDone(() => fetchProviderState(operation), stuck) };
    }
    case 'coreBankingStep':
      return coreBankingEvent(caseId, effect);
    default:
      return plainEffect(caseId, effect, stuck);
  }
}

type OrderEffect = Extract<CaseEffect, { kind: 'fetchReports' | 'evaluateHold' | 'matchPersons' | 'transfer' }>;

/** The steps of an order: an answer within the budget, or that there is none. */
async function orderStep(effect: OrderEffect, operation: Operation): Promise<CaseEvent> {
  const { generation, version } = effect;
  const versioned = { ...operation, version };
  switch (effect.kind) {
    case 'fetchReports': {
      const { fetchReports } = companyCheckOf(budget('company-check', effect, 'Auskünfte holen'));
      const result = await withinTime(() => fetchReports({ ...versioned, reports: effect.reports }));
      return { name: 'reportsFetched', generation, result: result ?? 'done' };
    }
    case 'evaluateHold': {
      const { evaluateHold } = caseOf(budget('case', effect, 'Prüfregeln auswerten'));
      const found = await withinTime(() => evaluateHold(versioned));
      if (typeof found === 'string') return { name: 'holdEvaluated', generation, result: found };
      return {
        name: 'holdEvaluated',
        generation,
        result: found.again ? 'again' : found.findings ? 'findings' : 'clear',
      };
    }
    case 'matchPersons': {
      const { matchPersons } = companyCheckOf(budget('company-check', effect, `Abgleich ${effect.of}`));
      const match = await withinTime(() => matchPersons({ ...versioned, kind: effect.of }));
      return { name: 'matched', generation, ...comparisonOf(effect.of, match) };
    }
    case 'transfer': {
      const { transferCase } = identityOf(budget('identity', effect, 'Übertragung an den Anbieter'));
      const result = await withinTime(() => transferCase(versioned));
      return { name: 'transferred', generation, result: typeof result === 'string' ? result : result.kind };
    }
  }
}

type Comparison = Pick<Extract<CaseEvent, { name: 'matched' }>, 'kind' | 'result' | 'findingRef'>;

/** What the matching came to; without an answer the kind it was to begin with is asked again. */
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

/** Effects of which nothing comes but that they are done, tried until they are. */
async function plainEffect(caseId: string, effect: PlainEffect, stuck: () => void): Promise<CaseEvent> {
  const operation = { caseId, operationKey: operationKey(caseId, effect), deadline: null };
  const { generation } = effect;
  switch (effect.kind) {
    case 'askLastSave': {
      const { lastSavedAt } = caseOf(patient('case', 'Letzte Speicherung erfragen'));
      return { name: 'lastSaveTold', generation, savedAt: await untilDone(() => lastSavedAt(caseId), stuck) };
    }
    case 'handOverDocuments': {
      const { handOverDocuments } = identityOf(patient('identity', 'Dokumente übergeben', 60));
      await untilDone(() => handOverDocuments(operation), stuck);
      return { name: 'documentsHandedOver', generation };
    }
    case 'cancelAtProviders': {
      const { cancelAtProviders } = identityOf(patient('identity', 'Beim Anbieter abbrechen'));
      await untilDone(() => cancelAtProviders(operation), stuck);
      return { name: 'cancelledAtProviders', generation };
    }
    case 'sealEvidence': {
      const { sealEvidence } = retentionOf(patient('retention', 'Nachweise versiegeln', 60));
      await untilDone(() => sealEvidence(operation), stuck);
      return { name: 'evidenceSealed', generation };
    }
    case 'eraseCase': {
      const { eraseCase } = retentionOf(patient('retention', 'Daten löschen', 60));
      await untilDone(() => eraseCase(operation), stuck);
      return { name: 'erased', generation };
    }
  }
}
