import { effectKey, type CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import type {
  CaseActivities,
  IdentityActivities,
  RetentionActivities,
} from '@kontor/workflow-contract/case-activities.contract';
import { proxyActivities, type ActivityOptions } from '@temporalio/workflow';
import { coreBankingEvent } from './core-banking-effect.workflow.js';
import type { EffectContext } from './effect-context.workflow.js';
import { operationOf, startOf } from './joint-attempt.workflow.js';
import { orderStep } from './order-step.workflow.js';
import { backgroundOptions } from './retry-policies.workflow.js';
import { untilItSucceeds } from './retry.workflow.js';

const caseOf = (options: ActivityOptions) => proxyActivities<CaseActivities>(options);
const identityOf = (options: ActivityOptions) => proxyActivities<IdentityActivities>(options);
const retentionOf = (options: ActivityOptions) => proxyActivities<RetentionActivities>(options);

/** Runs one effect and returns its result as an event. */
export async function runEffect(context: EffectContext, effect: CaseEffect): Promise<CaseEvent> {
  const { caseId, onStuck, onUnanswered, joint } = context;
  const operation = operationOf(caseId, effect);
  const { generation } = effect;
  switch (effect.kind) {
    case 'fetchReports':
    case 'evaluateHold':
    case 'matchPersons':
    case 'transfer':
      return orderStep(context, effect, operation);
    case 'startIdentification': {
      const { personId } = effect;
      const { startIdentification } = identityOf(backgroundOptions('identity', `Identifikation ${personId} beginnen`));
      const started = joint ? await joint.started(effect) : null;
      if (started === null) onUnanswered();
      const { checkRef } =
        started ?? (await untilItSucceeds(() => startIdentification(startOf(caseId, effect)), onStuck));
      return { name: 'identificationStarted', generation, personId, checkRef };
    }
    case 'fetchState': {
      const { fetchProviderState } = identityOf(backgroundOptions('identity', 'Stand beim Anbieter abrufen'));
      const state =
        (joint ? await joint.state() : null) ?? (await untilItSucceeds(() => fetchProviderState(operation), onStuck));
      return { name: 'stateFetched', generation, state };
    }
    case 'coreBankingStep':
      return coreBankingEvent(context, effect);
    default:
      return plainEffect(context, effect);
  }
}

type PlainEffect = Extract<
  CaseEffect,
  {
    kind:
      | 'fetchLastSave'
      | 'planReminders'
      | 'handOverDocuments'
      | 'cancelAtProviders'
      | 'cancelIdentityChecks'
      | 'sealEvidence'
      | 'eraseCase';
  }
>;

/** Asks the portal whom to remind of what now. */
async function plannedReminders(
  { caseId, onStuck }: EffectContext,
  { generation, dayMs }: Extract<PlainEffect, { kind: 'planReminders' }>,
): Promise<CaseEvent> {
  const { planReminders } = caseOf(backgroundOptions('case', 'Fällige Erinnerungen erfragen'));
  const { due, nextAt } = await untilItSucceeds(() => planReminders({ caseId, dayMs }), onStuck);
  return { name: 'remindersPlanned', generation, due, nextAt };
}

/** Effects that are repeated until they succeed. */
async function plainEffect(context: EffectContext, effect: PlainEffect): Promise<CaseEvent> {
  const { caseId, onStuck } = context;
  const operation = { caseId, operationKey: effectKey(caseId, effect), deadline: null };
  const { generation } = effect;
  switch (effect.kind) {
    case 'fetchLastSave': {
      const { fetchLastSave } = caseOf(backgroundOptions('case', 'Letzte Speicherung erfragen'));
      const savedAt = await untilItSucceeds(() => fetchLastSave(caseId), onStuck);
      return { name: 'lastSaveFetched', generation, savedAt };
    }
    case 'planReminders':
      return plannedReminders(context, effect);
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
    case 'cancelIdentityChecks': {
      const { cancelIdentityChecks } = identityOf(backgroundOptions('identity', 'Offene Identifikationen abbrechen'));
      await untilItSucceeds(() => cancelIdentityChecks(operation), onStuck);
      return { name: 'identityChecksCancelled', generation };
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
