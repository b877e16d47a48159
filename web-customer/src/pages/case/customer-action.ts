import { caseStatus, type StatusCode } from '@kontor/domain/case/case-status';
import { asksInformation, isOwnCheckOpen, type WordingPerson } from '@kontor/domain/case-wording/customer-situation';
import { isMismatch } from '@kontor/domain/case/case-outcome';
import { isOverWithoutAccount } from '@kontor/domain/case-wording/turn';

/** Actions of the customer on the status page (R2 §4.1, §4.2). */
export type CustomerAction =
  | 'information'
  | 'missingMail'
  | 'identityCheck'
  | 'documents'
  | 'mismatch'
  | 'continue'
  | 'form'
  | 'answer'
  | 'contracts'
  | 'contact'
  | 'newApplication'
  | 'abort';

/** Input of the decision about actions. */
export interface CustomerActionSubject {
  readonly status: number;
  readonly startState?: string | null | undefined;
  readonly persons: readonly WordingPerson[];
  /** Commands that the table allows the customer now, see `availableCommands`. */
  readonly commands: readonly string[];
  /** Some item has the action 'missing mail'. */
  readonly missingMail?: boolean;
}

const byStatus: Readonly<Record<StatusCode, readonly CustomerAction[]>> = {
  0: [],
  110: [],
  120: ['newApplication'],
  130: ['form'],
  210: ['form'],
  213: [],
  214: [],
  216: ['contact'],
  218: ['continue'],
  220: ['identityCheck'],
  230: ['documents', 'identityCheck'],
  240: ['identityCheck'],
  245: ['documents', 'identityCheck'],
  250: ['contact'],
  255: ['mismatch', 'identityCheck'],
  260: ['identityCheck'],
  305: [],
  310: ['identityCheck'],
  315: [],
  320: ['contact'],
  330: ['contact', 'newApplication'],
  340: ['contact', 'newApplication'],
  350: ['newApplication', 'contact'],
  410: ['identityCheck'],
  420: ['identityCheck'],
  425: ['answer', 'identityCheck'],
  430: ['contracts'],
  440: ['newApplication', 'contact'],
  450: ['contact'],
  900: [],
};

/** Actions that lead to a mismatch. */
const resolving: readonly CustomerAction[] = ['mismatch', 'continue'];
const unknown: readonly CustomerAction[] = ['contact'];

const isKnown = (status: number): status is StatusCode => Object.hasOwn(byStatus, status);

function statusActions({
  status,
  startState = null,
  persons,
  commands,
}: CustomerActionSubject): readonly CustomerAction[] {
  return (isKnown(status) ? byStatus[status] : unknown).filter((action) => {
    if (action === 'identityCheck') return isOwnCheckOpen(persons);
    // The form is locked while an order is carried out.
    if (action === 'form') return commands.includes('saveForm');
    // What was refused, or is being handed over, is not resolved again.
    return !resolving.includes(action) || (isMismatch(startState) && commands.includes('continue'));
  });
}

/** Main statuses whose own actions remain beside missing data of a person (R2 §4.2). */
const besideInformation: readonly number[] = [caseStatus.documentsMissing, caseStatus.bankSuccessful];

/**
 * The actions of the status page in their order; aborting is always last. Missing data of a person hides all others,
 * unless a missing mail is being resolved or the main status is 230 or 430 (R2 §4.2). A finished case has none.
 */
export function customerActions(subject: CustomerActionSubject): readonly CustomerAction[] {
  const { status, persons, commands, missingMail = false } = subject;
  const asks = asksInformation(persons) && !isOverWithoutAccount(status);
  const othersStay = !asks || missingMail || besideInformation.includes(status);
  return [
    ...(asks ? (['information'] as const) : []),
    ...(missingMail ? (['missingMail'] as const) : []),
    ...(othersStay ? statusActions(subject) : []),
    ...(commands.includes('abort') ? (['abort'] as const) : []),
  ];
}
