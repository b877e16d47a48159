import { failedForGood, isPersonsStep, type WordingPerson } from './customer-situation.js';
import { caseStatus, hundreds } from '../case/case-status.js';
import { lacksIdentification } from '../person/person-status.js';

/** The milestones from the first entry to the account, in their order. */
export const milestoneKeys = ['data', 'order', 'identification', 'setup', 'account'] as const;

export type MilestoneKey = (typeof milestoneKeys)[number];

/** `partly`: the bank continues, although somebody still has to identify. */
export type MilestoneState = 'done' | 'partly' | 'present' | 'ahead';

/** A milestone as the customer sees it. */
export interface Milestone {
  readonly key: MilestoneKey;
  readonly state: MilestoneState;
  /** What was done, or what will happen and how long it usually takes; empty at the present one. */
  readonly details: string;
  /** When it was reached (ISO 8601); null where the history does not say. */
  readonly doneAt: string | null;
}

/** What the milestones of a case depend on. */
export interface MilestoneSubject {
  readonly present: MilestoneKey;
  readonly persons: readonly WordingPerson[];
  /** The status history in any order; without one there are no dates. */
  readonly history?: readonly { readonly createdAt: string; readonly type: string; readonly status: string }[];
}

/** Reached with the first status at or above this one. */
const reachedFrom: Readonly<Record<MilestoneKey, number>> = {
  data: caseStatus.onHold,
  order: caseStatus.onHold,
  identification: hundreds.result,
  setup: caseStatus.bankSuccessful,
  account: caseStatus.bankSuccessful,
};

const doneDetails: Readonly<Record<MilestoneKey, string>> = {
  data: 'Sie haben alle Angaben zu Ihrem Unternehmen und zu den Personen gemacht, die dafür handeln.',
  order: 'Ihr Antrag ist bei uns eingegangen.',
  identification: 'Ihr Unternehmen ist geprüft, und alle Personen sind identifiziert.',
  setup: 'Ihr Antrag ist fertig bearbeitet.',
  account: '',
};

const aheadDetails: Readonly<Record<MilestoneKey, string>> = {
  data: '',
  order: '',
  identification: '',
  setup:
    'Sobald alles geprüft ist, richten wir Ihr Konto ein. In der Regel ist es dann innerhalb von zwei Werktagen bereit.',
  account:
    'Wir benachrichtigen Sie per E-Mail, sobald Ihr Konto eröffnet ist. Dann sehen Sie hier, was dazu bereitliegt und was Sie noch erhalten.',
};

const takenOver = 'Ihre Bank hat Ihren Antrag übernommen und bearbeitet ihn von Hand weiter.';
const setupSometime = 'Sobald alles geprüft ist, richten wir Ihr Konto ein und benachrichtigen Sie per E-Mail.';
const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** The five milestones of a case that is not over; the present one has the card with the next step. */
export function milestonesOf({ present, persons, history = [] }: MilestoneSubject): readonly Milestone[] {
  const at = milestoneKeys.indexOf(present);
  return milestoneKeys.map((key, index) => {
    if (index < at) return { ...doneMilestone(key, persons), doneAt: reachedAt(key, history) };
    const isPresent = index === at;
    return {
      key,
      state: isPresent ? 'present' : 'ahead',
      details: isPresent ? '' : aheadOf(key, persons),
      doneAt: null,
    };
  });
}

function doneMilestone(key: MilestoneKey, persons: readonly WordingPerson[]): Omit<Milestone, 'doneAt'> {
  if (key !== 'identification') return { key, state: 'done', details: doneDetails[key] };
  const open = persons.filter(isPersonsStep).map(({ name }) => name);
  if (open.length > 0)
    return { key, state: 'partly', details: `Noch offen ist die Identifikation von ${list.format(open)}.` };
  const isByHand = persons.length === 0 || persons.some(lacksIdentification);
  return { key, state: 'done', details: isByHand ? takenOver : doneDetails.identification };
}

/** Where somebody's last attempt failed the end is open, and no time is named. */
function aheadOf(key: MilestoneKey, persons: readonly WordingPerson[]): string {
  return key === 'setup' && failedForGood(persons).length > 0 ? setupSometime : aheadDetails[key];
}

function reachedAt(key: MilestoneKey, history: NonNullable<MilestoneSubject['history']>): string | null {
  const times = history
    .filter(({ type, status }) => type === 'bgo' && Number(status) >= reachedFrom[key])
    .map(({ createdAt }) => createdAt)
    .sort();
  return times[0] ?? null;
}
