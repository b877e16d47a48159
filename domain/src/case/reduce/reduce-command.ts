import { type CaseCommand, repeatKeyOf } from '../case-command.js';
import { abort, debugSetStatus, disableProcess, supportFix } from './reduce-end.js';
import { isOwned } from '../owner.js';
import { bankCommand } from './reduce-bank.js';
import { beginContinue, beginOrder, beginRelease } from './reduce-order.js';
import { handOverDocuments, completePerson, requestState } from './reduce-identification.js';
import { pauseReminders, remind, stopReminders } from './reduce-reminders.js';
import type { Reduction } from './reduction.js';

/** Commands whose outcome comes later, when their run ends. */
const running: readonly CaseCommand['name'][] = [
  'order',
  'continue',
  'release',
  'passToCoreBanking',
  'createAccount',
  'createGirocard',
];

/** Carries out a command that was decided to run. */
export function reduceCommand(step: Reduction, commandId: string, command: CaseCommand): void {
  own(step, command);
  apply(step, commandId, command);
  const repeatKey = repeatKeyOf(command, step.cause.actor);
  const waits = running.includes(command.name) && !isAbort(command);
  if (waits) {
    if (step.state.run) step.state.run = { ...step.state.run, repeatKey };
    return;
  }
  step.settle(commandId, isAbort(command) ? { kind: 'status' } : { kind: 'done' }, repeatKey);
  if (step.cause.actor.side === 'staff') step.state.round += 1;
}

/** A case without an owner belongs to the first who works on it. */
function own({ state, cause: { actor } }: Reduction, { name }: CaseCommand): void {
  if (actor.side === 'staff' && isOwned(name)) state.owner ??= actor.accountId;
}

const isAbort = (command: CaseCommand): boolean => command.name === 'continue' && command.abort;

function apply(step: Reduction, commandId: string, command: CaseCommand): void {
  switch (command.name) {
    case 'confirmEmail':
    case 'formSaved':
    case 'reject':
    case 'answerRequest':
    case 'requestData':
      return step.follow();
    case 'order':
      return beginOrder(step, commandId, command.form);
    case 'continue':
      return command.abort ? abort(step, 'abort') : beginContinue(step, commandId, command);
    case 'release':
      return beginRelease(step, commandId);
    case 'documentsUploaded':
      return handOverDocuments(step);
    case 'personCompleted':
      return completePerson(step, command);
    case 'syncWithProvider':
      return requestState(step);
    case 'abort':
      return abort(step, null);
    case 'supportFix':
      return supportFix(step, command.form ?? null);
    case 'remind':
      return remind(step, command);
    case 'pauseReminders':
    case 'resumeReminders':
      return pauseReminders(step, command.name === 'pauseReminders');
    case 'stopReminders':
      return stopReminders(step, command.personId);
    case 'disableProcess':
      return disableProcess(step);
    case 'debugSetStatus':
      return debugSetStatus(step, command.status);
    default:
      return bankCommand(step, commandId, command);
  }
}
