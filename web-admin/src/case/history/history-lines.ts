import type { HistoryRow } from '@kontor/api/case/case.schema';
import { isHistoryLineShown } from '@kontor/domain/case-wording/case-panels';
import { labelOf } from '../../ui/label-of.js';
import { missingLabel } from '../customer-data/missing-label.js';

export interface HistoryLine {
  readonly id: number;
  readonly createdAt: string;
  readonly identifier: string;
  readonly title: string;
  readonly type: string;
  readonly status: string;
  readonly actor: string;
  /** Nobody did it: a timer or a provider. */
  readonly isAutomatic: boolean;
  readonly notes: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  bgo: 'Vorgang',
  person: 'Person',
  business: 'Unternehmen',
  contract: 'Vertrag',
  followUp: 'Wiedervorlage',
  coreBanking: 'Kernbanksystem',
  bankAct: 'Vorgang',
};

const actors: Readonly<Record<string, string>> = { customer: 'Kunde', staff: 'Bank', system: 'Automatik' };

const textIn = (value: string | null | undefined): readonly string[] => ((value ?? '') === '' ? [] : [value ?? '']);

function notesOf(context: HistoryRow['context']): readonly string[] {
  if (context === null) return [];
  const names = (context.missingInformation ?? []).map(missingLabel);
  return [
    ...textIn(context.notes),
    ...(names.length === 0 ? [] : [`Es fehlt: ${names.join(', ')}`]),
    ...textIn(context.missingInformationDetails),
    ...textIn(context.researchInfoNotes),
  ];
}

/** The name of a member of staff where it is known, else the side. */
function actorOf({ actor, actorName }: HistoryRow): string {
  if (typeof actorName === 'string') return actorName;
  return typeof actor === 'string' ? labelOf(actors, actor) : '';
}

/** Lines that only repeat the provider's wording are left out (R3 §2.5). */
export function historyLines(rows: readonly HistoryRow[]): readonly HistoryLine[] {
  return rows
    .filter(({ type }) => isHistoryLineShown(type))
    .map((row) => ({
      id: row.id,
      createdAt: row.createdAt,
      identifier: row.identifier === row.type ? labelOf(types, row.type) : row.identifier,
      title: row.title,
      type: labelOf(types, row.type),
      status: row.status,
      actor: actorOf(row),
      isAutomatic: row.actor === 'system',
      notes: notesOf(row.context),
    }));
}
