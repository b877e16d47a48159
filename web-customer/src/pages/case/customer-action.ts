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

/**
 * Whether the form for missing data of a person hides all other actions: not beside a missing mail, nor at 230 (R2 §4.2).
 * There is no form, and nothing is hidden, where the data cannot be completed, as at 430: the customer is asked to write.
 */
function hidesOthers({ status, commands, missingMail = false }: CustomerActionSubject): boolean {
  return commands.includes('personCompleted') && !missingMail && status !== caseStatus.documentsMissing;
}

/** The actions of the status page in their order; aborting is always last. A finished case asks for no data. */
export function customerActions(subject: CustomerActionSubject): readonly CustomerAction[] {
  const { status, persons, commands, missingMail = false } = subject;
  const asks = asksInformation(persons) && !isOverWithoutAccount(status);
  return [
    ...(asks ? (['information'] as const) : []),
    ...(missingMail ? (['missingMail'] as const) : []),
    ...(asks && hidesOthers(subject) ? [] : statusActions(subject)),
    ...(commands.includes('abort') ? (['abort'] as const) : []),
  ];
}
