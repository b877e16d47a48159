import type { CaseCommand } from '@kontor/domain/case/case-command';
import type { PersonProgress } from '@kontor/domain/case/case-snapshot';
import { isIdentified, shownStatus } from '@kontor/domain/person/person-status';
import { fullName } from '@kontor/domain/person/person';
import * as z from 'zod';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { CaseRecord, NotedCommand } from '../../case/case-record/case-record.module.js';

/** The command whose reason is kept with the case; null for all others. */
export function notedCommandOf(command: CaseCommand): NotedCommand | null {
  switch (command.name) {
    case 'supportFix':
    case 'requestData':
    case 'takeOver':
      return command.name;
    case 'finish':
      return command.success ? 'finish' : null;
    default:
      return null;
  }
}

/** Persons who have to be identified and are not. */
export function unidentified({ snapshot }: Pick<CaseRecord, 'snapshot'>): readonly PersonProgress[] {
  return (snapshot?.persons ?? []).filter((person) => person.required && !isIdentified(shownStatus(person)));
}

const lacking = 'Begründung erforderlich, weil nicht alle Personen identifiziert sind';

/**
 * A support fix needs a reason, and so do taking over and finishing while somebody is not identified (§ 11 GwG: the bank
 * answers for the identification). @throws ZodError
 */
export function requireReason(command: NotedCommand, reason: string, found: Pick<CaseRecord, 'snapshot'>): void {
  if (reason !== '' || command === 'requestData') return;
  const isMissing = command === 'supportFix' || unidentified(found).length > 0;
  if (!isMissing) return;
  const message = command === 'supportFix' ? 'Begründung erforderlich' : lacking;
  throw new z.ZodError([{ code: 'custom', path: ['reason'], message, input: reason }]);
}

const done: Readonly<Partial<Record<NotedCommand, string>>> = { takeOver: 'Übernommen', finish: 'Abgeschlossen' };
const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** The text that is kept of a command: its reason, with the names of those who are not identified. */
export async function textOf(
  applications: Pick<ApplicationCore, 'readCurrent'>,
  command: NotedCommand,
  { reason, found }: { readonly reason: string; readonly found: Pick<CaseRecord, '_id' | 'snapshot'> },
): Promise<string> {
  const act = done[command];
  const ids: readonly string[] = unidentified(found).map(({ personId }) => personId);
  if (act === undefined || reason === '' || ids.length === 0) return reason;
  const people = (await applications.readCurrent(found._id))?.application.people ?? [];
  const names = people.filter(({ id = '' }) => ids.includes(id)).map(fullName);
  return `${act}, obwohl nicht identifiziert: ${list.format(names)}. Begründung: ${reason}`;
}
