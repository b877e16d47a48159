import type { PersonId } from '../person/person-id.js';
import type { ReminderTopic } from '../reminder/reminder-topic.js';
import type { StatusCode } from './case-status.js';

/** How a person of the application takes part in the identification; carries no personal data. */
export interface PersonSeed {
  readonly personId: PersonId;
  /** The acting person, first on the submitted page. */
  readonly acting: boolean;
  /** Acting persons and legal representatives must be identified; other owners need complete data only. */
  readonly required: boolean;
  readonly representation: 'ALONE' | 'JOINT' | 'OTHER' | null;
}

/** Reports of the company-check provider that hold rules may look at. */
export type ReportKind = 'economyReport' | 'creditChecks';

/** Whose entries are compared with a public register or with documents, in the order in which a case is matched. */
export const mismatchKinds = ['functionaries', 'beneficiaries'] as const;
export type MismatchKind = (typeof mismatchKinds)[number];

/** How a case is passed to the core bank (R3 §4.3). */
export type CoreBankingMode = 'KUNDE' | 'KUNDE_WITH_PLACEHOLDERS' | 'INTERESSENT';

/** The frozen form an order or a continue hands over: a version, its hash and what the process must know of it. */
export interface FrozenForm {
  readonly version: number;
  readonly hash: string;
  readonly persons: readonly PersonSeed[];
  /** Reports the active hold rules need before they can be evaluated. */
  readonly reports: readonly ReportKind[];
  readonly earlyReadiness: boolean;
  /** Who identifies persons: the identity-onboarding provider when it is active, else the banking provider. */
  readonly source: 'solaris' | 'myConnect';
}

/** What people may ask of a case. Ids, enums and hashes only: Temporal stores all of it. */
export type CaseCommand =
  | { readonly name: 'confirmEmail' }
  | { readonly name: 'formSaved' }
  | { readonly name: 'order'; readonly form: FrozenForm | null }
  | {
      readonly name: 'continue';
      readonly form: FrozenForm | null;
      readonly kind: MismatchKind;
      /** Hash of the resolution: the same one attaches to the run that hands it over. */
      readonly resolution: string;
      readonly abort: boolean;
    }
  | { readonly name: 'release' }
  | { readonly name: 'reject' }
  | { readonly name: 'documentsUploaded' }
  /** Nobody reminds this person any more; null for the customer. */
  | { readonly name: 'stopReminders'; readonly personId: PersonId | null }
  | { readonly name: 'remind'; readonly topic: ReminderTopic; readonly personId: PersonId | null }
  | { readonly name: 'pauseReminders' }
  | { readonly name: 'resumeReminders' }
  /** `form` holds what the customer completed; without one nothing was frozen, and the command is refused. */
  | { readonly name: 'personCompleted'; readonly personId: PersonId; readonly form: FrozenForm | null }
  | { readonly name: 'abort' }
  | { readonly name: 'answerRequest' }
  | { readonly name: 'takeOver' }
  /** Makes an account the owner; null removes the owner. */
  | { readonly name: 'assign'; readonly to: string | null }
  | { readonly name: 'passToCoreBanking'; readonly mode: CoreBankingMode }
  | { readonly name: 'createAccount' }
  | { readonly name: 'createGirocard' }
  | { readonly name: 'requestData' }
  | {
      readonly name: 'finish';
      readonly success: boolean;
      /** Whether an account is open; absent: what was booked. */
      readonly accountOpened?: boolean | undefined;
    }
  | { readonly name: 'setReady' }
  /** `form` freezes what is stored when the case was never ordered. */
  | { readonly name: 'supportFix'; readonly form?: FrozenForm | null }
  | { readonly name: 'disableProcess' }
  | { readonly name: 'syncWithProvider' }
  | { readonly name: 'debugSetStatus'; readonly status: StatusCode };

export type CommandName = CaseCommand['name'];

/** Who gave a command; `accountId` is an opaque id, never a name. */
export interface CaseActor {
  readonly side: 'customer' | 'staff' | 'system';
  readonly accountId: string;
}

/**
 * What a member of staff asks: whoever asks the same again, after the answer was lost, has the same key. Null for others,
 * whose commands carry ids that a repeat has too.
 */
export function repeatKeyOf(command: CaseCommand, { side, accountId }: CaseActor): string | null {
  if (side !== 'staff') return null;
  return JSON.stringify([accountId, { ...command, form: undefined }]);
}
