import type { CaseEvent } from '../case-event.js';
import type { CaseAttention } from '../case-snapshot.js';
import { rememberedEvents } from '../case-state.js';
import { rowFor } from '../case-table.js';
import { archive, erased, evidenceSealed, proceedWithArchive } from './reduce-archive.js';
import { coreBankingStepEnded } from './reduce-bank.js';
import {
  documentsHandedOver,
  identificationStarted,
  poll,
  requestState,
  stateFetched,
} from './reduce-identification.js';
import { answerOverdue, holdEvaluated, matched, reportsFetched } from './reduce-order-steps.js';
import { planReminders, remindersPlanned } from './reduce-reminders.js';
import { transferred } from './reduce-transfer.js';
import { doiExpired, draftExpired, lastSaveFetched, waitExpired } from './reduce-window.js';
import type { Reduction } from './reduction.js';

/** Events whose result belongs to an effect. */
type ResultEvent = Extract<CaseEvent, { generation: number }>;
type WindowEvent = Extract<CaseEvent, { dueAt: number }>;

/** Takes in an event. Without a row for the status it is recorded and ignored; a stale one leaves no trace at all. */
export function reduceEvent(step: Reduction, event: CaseEvent): void {
  if (event.name === 'providerEvent' && !isFirstSeen(step, event.eventId)) return;
  if ('dueAt' in event && !isArmed(step, event)) return;
  if ('generation' in event && !step.state.pending.some((effect) => effect.generation === event.generation)) return;
  if (!isAwaited(step, event)) return ignore(step, event);
  if ('dueAt' in event) return windowEnded(step, event);
  if ('generation' in event) return effectAnswered(step, event);
  return happened(step, event);
}

function isFirstSeen(step: Reduction, eventId: string): boolean {
  if (step.state.seenEvents.includes(eventId)) return false;
  step.state.seenEvents = [...step.state.seenEvents, eventId].slice(-rememberedEvents);
  return true;
}

function isArmed(step: Reduction, event: WindowEvent): boolean {
  return step.state.window?.name === event.name && step.state.window.dueAt === event.dueAt;
}

/** While a case is archived only the steps of archiving count. */
const archiveEvents: readonly CaseEvent['name'][] = [
  'transferred',
  'cancelledAtProviders',
  'identityChecksCancelled',
  'evidenceSealed',
  'erased',
  'effectStuck',
  'attentionRaised',
];

function isAwaited(step: Reduction, event: CaseEvent): boolean {
  if (step.state.archiving && !archiveEvents.includes(event.name)) return false;
  return rowFor({ revision: step.revision, name: event.name, status: step.state.status }) !== undefined;
}

/** A result that comes too late still ends its effect. */
function ignore(step: Reduction, event: CaseEvent): void {
  if ('generation' in event) step.finish(event.generation);
  step.line({ type: 'solaris', status: String(step.state.status) });
}

function windowEnded(step: Reduction, event: WindowEvent): void {
  switch (event.name) {
    case 'doiExpired':
      return doiExpired(step);
    case 'draftExpired':
      return draftExpired(step);
    case 'waitExpired':
      return waitExpired(step);
    case 'archiveDue':
      return archive(step);
  }
}

function effectAnswered(step: Reduction, event: ResultEvent): void {
  if (event.name === 'effectStuck') return step.stick(event.generation);
  step.finish(event.generation);
  switch (event.name) {
    case 'lastSaveFetched':
      return lastSaveFetched(step, event.savedAt);
    case 'reportsFetched':
      return reportsFetched(step);
    case 'holdEvaluated':
      return holdEvaluated(step, event.result);
    case 'matched':
      return matched(step, event);
    case 'transferred':
      return transferred(step, event.result);
    case 'identificationStarted':
      return identificationStarted(step, event.personId, event.checkRef);
    case 'stateFetched':
      return stateFetched(step, event.state);
    case 'remindersPlanned':
      return remindersPlanned(step, event);
    case 'documentsHandedOver':
      return documentsHandedOver(step);
    case 'cancelledAtProviders':
      return proceedWithArchive(step);
    case 'identityChecksCancelled':
      return step.state.archiving ? proceedWithArchive(step) : requestState(step);
    case 'coreBankingStepEnded':
      return coreBankingStepEnded(step, event);
    case 'evidenceSealed':
      return evidenceSealed(step);
    case 'erased':
      return erased(step);
  }
}

function happened(step: Reduction, event: Exclude<CaseEvent, ResultEvent | WindowEvent>): void {
  switch (event.name) {
    case 'started':
      step.line({ type: 'bgo', status: '0' });
      return step.follow();
    case 'mailFailed':
      return raise(step, 'mail_failed');
    case 'attentionRaised':
      return takeAttention(step, event.attention);
    case 'answerOverdue':
      return answerOverdue(step);
    case 'pollDue':
      return poll(step);
    case 'reminderDue':
      return planReminders(step);
    case 'providerEvent':
      // Before the hand-over is answered the state is fetched anyway once it is.
      return step.state.handedOver ? requestState(step) : undefined;
  }
}

/** The all-clear takes back only what the same source raised; a reason of another source stays. */
function takeAttention(step: Reduction, attention: CaseAttention): void {
  if (attention !== 'none') raise(step, attention);
  else if (step.state.attention === 'projection_lag') step.state.attention = attention;
}

/** A failed transfer stays the reason: the case waits for what the bank does about it. */
function raise({ state, revision }: Reduction, attention: CaseAttention): void {
  if (revision < 3 || state.attention !== 'transfer_failed') state.attention = attention;
}
