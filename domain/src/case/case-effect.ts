import type { PersonId } from '../person/person-id.js';
import type { CaseId } from './case-id.js';
import type { CoreBankingMode, MismatchKind, ReportKind } from './case-command.js';
import { operationKey, type OperationKey } from './operation-key.js';

/** A step into the core banking system (R3 §4.3). */
export type CoreBankingStep = 'bookParties' | 'createAccount' | 'createGirocard';

/** What a case wants done outside; plain data that the workflow turns into activities and child workflows. */
export type EffectRequest =
  | { readonly kind: 'fetchLastSave' }
  | { readonly kind: 'fetchReports'; readonly version: number; readonly reports: readonly ReportKind[] }
  | { readonly kind: 'evaluateHold'; readonly version: number }
  | { readonly kind: 'matchPersons'; readonly version: number; readonly of: MismatchKind }
  | { readonly kind: 'transfer'; readonly version: number }
  | {
      readonly kind: 'startIdentification';
      readonly personId: PersonId;
      readonly version: number;
      readonly source: 'solaris' | 'myConnect';
    }
  | { readonly kind: 'fetchState' }
  /** Asks the portal whom to remind of what now. */
  | { readonly kind: 'planReminders'; readonly dayMs: number | null }
  | { readonly kind: 'handOverDocuments' }
  | { readonly kind: 'cancelAtProviders' }
  /** Ends the identity checks that are open; the business stays. */
  | { readonly kind: 'cancelIdentityChecks' }
  | {
      readonly kind: 'coreBankingStep';
      readonly step: CoreBankingStep;
      readonly version: number;
      readonly mode: CoreBankingMode | null;
    }
  | { readonly kind: 'sealEvidence' }
  | { readonly kind: 'eraseCase' };

/** An effect under way; its generation makes its operation key and shows a stale result. */
export type CaseEffect = EffectRequest & {
  readonly generation: number;
  /** Milliseconds since 1970 until which the answer is of use (orders only); null means: until it succeeds. */
  readonly deadline: number | null;
  /** It has found no answer for long. */
  readonly isStuck?: true;
  /** The attempt under way may end, and no other starts. */
  readonly isEnding?: true;
};

export type EffectKind = CaseEffect['kind'];

const orderSteps: ReadonlySet<EffectKind> = new Set(['fetchReports', 'evaluateHold', 'matchPersons', 'transfer']);

/** Whether an effect is a step of an order, continue or release. */
export function isOrderStep(effect: CaseEffect): boolean {
  return orderSteps.has(effect.kind);
}

/** Effects that outlive the automated process: they end something, or belong to the bank. */
const lasting: ReadonlySet<EffectKind> = new Set([
  'cancelAtProviders',
  'cancelIdentityChecks',
  'coreBankingStep',
  'sealEvidence',
  'eraseCase',
]);

/** Whether an effect continues when the automated process ends (abort, support fix, a final status). */
export function isLasting(effect: CaseEffect): boolean {
  return lasting.has(effect.kind);
}

/** What an effect is about: a person, a form version or the case itself. */
function subjectOf(effect: CaseEffect): string {
  switch (effect.kind) {
    case 'startIdentification':
      return effect.personId;
    case 'matchPersons':
      return `${effect.of}-v${effect.version}`;
    case 'coreBankingStep':
      return `${effect.step}-v${effect.version}`;
    case 'fetchReports':
    case 'evaluateHold':
    case 'transfer':
      return `v${effect.version}`;
    default:
      return 'case';
  }
}

/** The key under which an effect may happen once. */
export function effectKey(caseId: CaseId, effect: CaseEffect): OperationKey {
  return operationKey(caseId, { operation: effect.kind, subject: subjectOf(effect), generation: effect.generation });
}
