import type { CaseCommand } from '@kontor/domain/case/case-command';
import { isOfClass } from '@kontor/domain/case/case-status';
import { unidentified } from '@kontor/domain/person/person-status';
import { fullName } from '@kontor/domain/person/person';
import { openPlaceholderProblem } from '@kontor/domain/reply-template/reply-template';
import * as z from 'zod';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { CaseRecord, NotedCommand } from '../../case/case-record/case-record.module.js';

/** The command whose reason is kept with the case; null for all others. */
export function notedCommandOf(command: CaseCommand): NotedCommand | null {
  switch (command.name) {
    case 'supportFix':
    case 'requestData':
    case 'takeOver':
    case 'reject':
    case 'release':
      return command.name;
    case 'finish':
      return command.success ? 'finish' : null;
    default:
      return null;
  }
}

const required = 'Begründung erforderlich';

/**
 * A support fix and the decision about a case on hold need a reason, and so do taking over and finishing while somebody is not identified (§ 11 GwG: the bank
 * answers for the identification). A question to the customer needs no placeholder left in it. @throws ZodError
 */
export function requireReason(command: NotedCommand, reason: string, found: Pick<CaseRecord, 'snapshot'>): void {
  if (command === 'requestData') {
    requireFilled(reason);
    return;
  }
  if (reason !== '') return;
  if (command === 'supportFix' || (isDecision(command) && isOnHold(found))) throw missing(required);
  if (isDecision(command)) return;
  if (unidentifiedOf(found).length > 0) throw missing(`${required}, weil nicht alle Personen identifiziert sind`);
}

/** A template's placeholders must not reach the customer. */
function requireFilled(question: string): void {
  const problem = openPlaceholderProblem(question);
  if (problem !== undefined) throw missing(problem);
}

const isDecision = (command: NotedCommand): boolean => command === 'release' || command === 'reject';

const isOnHold = ({ snapshot }: Pick<CaseRecord, 'snapshot'>): boolean =>
  snapshot !== null && isOfClass(snapshot.status, 'hold');

const unidentifiedOf = ({ snapshot }: Pick<CaseRecord, 'snapshot'>) => unidentified(snapshot?.persons ?? []);

function missing(message: string): z.ZodError {
  return new z.ZodError([{ code: 'custom', path: ['reason'], message, input: '' }]);
}

/** The text that is kept of a finish, with the warnings that were confirmed with it. */
export function withWarnings(text: string, warnings: readonly string[]): string {
  if (warnings.length === 0) return text;
  return [`Abgeschlossen trotz Hinweis: ${warnings.join(' ')}`, text].filter((part) => part !== '').join(' ');
}

const done: Readonly<Partial<Record<NotedCommand, string>>> = { takeOver: 'Übernommen', finish: 'Abgeschlossen' };
/** How the note of a decision about a case on hold starts. */
const decided: Readonly<Partial<Record<NotedCommand, string>>> = { release: 'Freigegeben', reject: 'Abgelehnt' };
const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** The text that is kept of a command: its reason, with the names of those who are not identified. */
export async function textOf(
  applications: Pick<ApplicationCore, 'readCurrent'>,
  command: NotedCommand,
  {
    reason,
    found,
  }: { readonly reason: string; readonly found: Pick<CaseRecord, '_id' | 'status' | 'form' | 'snapshot'> },
): Promise<string> {
  const decision = decided[command];
  if (decision !== undefined) return reason === '' ? '' : `${decision}: ${reason}`;
  const act = done[command];
  const ids: readonly string[] = unidentifiedOf(found).map(({ personId }) => personId);
  if (act === undefined || reason === '' || ids.length === 0) return reason;
  const people = (await applications.readCurrent(found))?.application.people ?? [];
  const names = people.filter(({ id = '' }) => ids.includes(id)).map(fullName);
  if (names.length === 0) return reason;
  return `${act}, obwohl nicht identifiziert: ${list.format(names)}. Begründung: ${reason}`;
}
