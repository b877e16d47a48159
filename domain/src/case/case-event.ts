import type { PersonId } from '../person/person-id.js';
import type { Reminder } from '../reminder/due-reminders.js';
import type { CoreBankingStep } from './case-effect.js';
import type { MismatchKind } from './case-command.js';
import type { CaseAttention } from './case-snapshot.js';
import type { ProviderState } from './provider-state.js';

/** The result of an effect names the generation it was started under; a result of another generation is ignored. */
interface EffectResult {
  readonly generation: number;
}

/** A window that ran out names the end it was armed for; another end is ignored. */
interface WindowEnd {
  readonly dueAt: number;
}

/** What happens to a case without a person asking for it. */
export type CaseEvent =
  | { readonly name: 'started' }
  | { readonly name: 'mailFailed'; readonly mailId: string }
  | ({ readonly name: 'doiExpired' } & WindowEnd)
  | ({ readonly name: 'draftExpired' } & WindowEnd)
  | ({ readonly name: 'waitExpired' } & WindowEnd)
  | ({ readonly name: 'archiveDue' } & WindowEnd)
  | ({ readonly name: 'lastSaveFetched'; readonly savedAt: number | null } & EffectResult)
  /** Whoever waits for a hand-over has waited long enough; the hand-over continues. */
  | { readonly name: 'answerOverdue' }
  | ({ readonly name: 'reportsFetched' } & EffectResult)
  | ({ readonly name: 'holdEvaluated'; readonly result: 'clear' | 'findings' | 'again' } & EffectResult)
  | ({
      readonly name: 'matched';
      readonly kind: MismatchKind;
      /** `rejected`: the provider refuses for good. */
      readonly result: 'matched' | 'mismatch' | 'rejected';
      readonly findingRef: string | null;
    } & EffectResult)
  | ({
      readonly name: 'transferred';
      /** `unknown`: the last attempt ended without an answer, and no other starts. */
      readonly result: 'accepted' | 'filesTooLarge' | 'rejected' | 'unknown';
    } & EffectResult)
  /** Without a reference the person is known to the provider and has no check: data are missing, or it only owns. */
  | ({
      readonly name: 'identificationStarted';
      readonly personId: PersonId;
      readonly checkRef: string | null;
    } & EffectResult)
  | { readonly name: 'providerEvent'; readonly eventId: string; readonly source: string; readonly reference: string }
  | { readonly name: 'pollDue' }
  /** The customer has been waited for long enough to look whom to remind. */
  | { readonly name: 'reminderDue' }
  /** `nextAt`: when to look again, ms since 1970. */
  | ({
      readonly name: 'remindersPlanned';
      readonly due: readonly Reminder[];
      readonly nextAt: number | null;
    } & EffectResult)
  | ({ readonly name: 'stateFetched'; readonly state: ProviderState } & EffectResult)
  | ({ readonly name: 'documentsHandedOver' } & EffectResult)
  | ({ readonly name: 'cancelledAtProviders' } & EffectResult)
  | ({ readonly name: 'identityChecksCancelled' } & EffectResult)
  | ({
      readonly name: 'coreBankingStepEnded';
      readonly step: CoreBankingStep;
      readonly result: 'booked' | 'failed';
      readonly findingRef: string;
      readonly ok: boolean;
      readonly reason: string;
    } & EffectResult)
  | ({ readonly name: 'evidenceSealed' } & EffectResult)
  | ({ readonly name: 'erased' } & EffectResult)
  /** An effect got no answer for long; it is retried further. */
  | ({ readonly name: 'effectStuck' } & EffectResult)
  | { readonly name: 'attentionRaised'; readonly attention: CaseAttention };

export type EventName = CaseEvent['name'];
