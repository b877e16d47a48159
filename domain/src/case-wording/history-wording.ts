import { missingInformationLabel } from './missing-information.js';

/** A row of the status history as far as its words depend on it. */
interface Worded {
  readonly identifier: string;
  readonly type: string;
  readonly actor?: unknown;
  readonly actorName?: unknown;
  readonly context: {
    readonly notes?: string | null | undefined;
    readonly missingInformation?: readonly string[] | undefined;
    readonly missingInformationDetails?: string | null | undefined;
    readonly researchInfoNotes?: string | null | undefined;
  } | null;
}

const types: ReadonlyMap<string, string> = new Map([
  ['bgo', 'Vorgang'],
  ['person', 'Person'],
  ['business', 'Unternehmen'],
  ['contract', 'Vertrag'],
  ['followUp', 'Wiedervorlage'],
  ['discrepancy', 'Transparenzregister'],
  ['coreBanking', 'Kernbanksystem'],
  ['bankAct', 'Vorgang'],
]);

const actors: ReadonlyMap<unknown, string> = new Map([
  ['customer', 'Kunde'],
  ['staff', 'Bank'],
  ['system', 'Automatik'],
]);

/** The kind of a row of the status history. */
export const historyType = (type: string): string => types.get(type) ?? type;

/** Whom or what a row is about. */
export function historySubject({ identifier, type }: Worded): string {
  return identifier === type ? historyType(type) : identifier;
}

/** Who did it: the name of a member of staff where it is known, else the side; empty where nobody is named. */
export function historyActor({ actor, actorName }: Worded): string {
  return typeof actorName === 'string' ? actorName : (actors.get(actor) ?? '');
}

/** What a row says beside its title: reasons, the provider's words, what is missing. */
export function historyNotes({ context }: Worded): readonly string[] {
  if (context === null) return [];
  const { notes, missingInformation = [], missingInformationDetails, researchInfoNotes } = context;
  const missing =
    missingInformation.length === 0 ? '' : `Es fehlt: ${missingInformation.map(missingInformationLabel).join(', ')}`;
  return [notes ?? '', missing, missingInformationDetails ?? '', researchInfoNotes ?? ''].filter((text) => text !== '');
}
