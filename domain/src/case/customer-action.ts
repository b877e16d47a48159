import { isMismatch } from './row-condition.js';

/** What the status page asks of the customer or tells beside the wording (spec 2 §4.1, §4.2). */
export type CustomerAction =
  | 'personData'
  | 'missingMail'
  | 'identify'
  | 'inProgress'
  | 'uploadDocuments'
  | 'resolveMismatch'
  | 'accountBeingCreated'
  | 'downloadContract';

/** What the actions are decided by. */
export interface CustomerActionSubject {
  readonly status: number;
  readonly startState?: string | null | undefined;
  /** Whether the first person still has to pass the identity check, see `isFirstPersonPending`. */
  readonly firstPersonPending: boolean;
  /** Some person has the status information_required. */
  readonly informationRequired: boolean;
  /** Some item has the action 'missing mail'. */
  readonly missingMail: boolean;
}

function statusAction({
  status,
  startState = null,
  firstPersonPending,
}: CustomerActionSubject): readonly CustomerAction[] {
  switch (status) {
    case 220:
      return [firstPersonPending ? 'identify' : 'inProgress'];
    case 230:
    case 245:
      return ['uploadDocuments'];
    case 255:
      return isMismatch(startState) ? ['resolveMismatch'] : [];
    case 310:
    case 410:
      return ['accountBeingCreated'];
    case 430:
      return ['downloadContract'];
    default:
      return [];
  }
}

/**
 * The actions of the status page in their order. Missing person data hide all other actions, unless a missing mail is being
 * resolved or the main status is 230 or 430 (spec 2 §4.2).
 */
export function customerActions(subject: CustomerActionSubject): readonly CustomerAction[] {
  const { status, informationRequired, missingMail } = subject;
  const others: readonly CustomerAction[] = [
    ...(missingMail ? (['missingMail'] as const) : []),
    ...statusAction(subject),
  ];
  if (!informationRequired) return others;
  const othersStay = missingMail || status === 230 || status === 430;
  return ['personData', ...(othersStay ? others : [])];
}
