import type { StatusCode } from '@kontor/domain/case/case-status';
import type { PortalPerson } from './portal-person.js';

/** What a status means to the customer; each has its own words. */
export const situations = [
  'confirming',
  'notConfirmed',
  'collecting',
  'checking',
  'rejected',
  'transferring',
  'identifying',
  'othersIdentifying',
  'identified',
  'information',
  'documents',
  'research',
  'researchDocuments',
  'researchFailed',
  'mismatch',
  'researched',
  'ready',
  'almostReady',
  'failed',
  'incomplete',
  'personDeleted',
  'aborted',
  'opening',
  'answered',
  'question',
  'done',
  'expired',
  'declined',
  'archived',
  'unknown',
] as const;

export type Situation = (typeof situations)[number];

/** Who has to act next. */
export type Turn = 'you' | 'others' | 'bank' | 'nobody';

const byStatus: Readonly<Record<StatusCode, Situation>> = {
  0: 'confirming',
  110: 'confirming',
  120: 'notConfirmed',
  130: 'collecting',
  210: 'collecting',
  213: 'checking',
  214: 'checking',
  216: 'rejected',
  218: 'transferring',
  220: 'identifying',
  230: 'documents',
  240: 'research',
  245: 'researchDocuments',
  250: 'researchFailed',
  255: 'mismatch',
  260: 'researched',
  305: 'ready',
  310: 'ready',
  315: 'almostReady',
  320: 'failed',
  330: 'incomplete',
  340: 'personDeleted',
  350: 'aborted',
  410: 'opening',
  420: 'answered',
  425: 'question',
  430: 'done',
  440: 'expired',
  450: 'declined',
  900: 'archived',
};

const turns: Readonly<Record<Exclude<Turn, 'bank'>, readonly Situation[]>> = {
  you: [
    'confirming',
    'collecting',
    'transferring',
    'identifying',
    'information',
    'documents',
    'researchDocuments',
    'mismatch',
    'question',
  ],
  others: ['othersIdentifying'],
  nobody: [
    'notConfirmed',
    'rejected',
    'researchFailed',
    'failed',
    'incomplete',
    'personDeleted',
    'aborted',
    'done',
    'expired',
    'declined',
    'archived',
  ],
};

/** While these last, persons pass their checks beside whatever the providers do. */
const besideChecks: readonly Situation[] = ['identifying', 'research', 'researched'];

/** Where missing data of a person comes before everything else (spec 2 §4.2). */
const afterInformation: readonly Situation[] = [...besideChecks, 'researchDocuments', 'mismatch'];

/**
 * The situation of a main status; a number nobody knows is told as such (spec 2 §4.1). While providers work, it is first of
 * all a matter of who still has to pass the identity check.
 */
export function situationOf(status: number, persons: readonly PortalPerson[] = []): Situation {
  if (!Object.hasOwn(byStatus, status)) return 'unknown';
  const situation = byStatus[status as StatusCode];
  if (afterInformation.includes(situation) && asksInformation(persons)) return 'information';
  if (!besideChecks.includes(situation)) return situation;
  if (persons.some(({ first, pending }) => first && pending)) return 'identifying';
  if (persons.some(({ pending }) => pending)) return 'othersIdentifying';
  return situation === 'identifying' && persons.length > 0 ? 'identified' : situation;
}

/** Whether data of a person is missing. */
export function asksInformation(persons: readonly PortalPerson[]): boolean {
  return persons.some(({ value }) => value === 'information_required');
}

export function turnOf(situation: Situation): Turn {
  const own = (['you', 'others', 'nobody'] as const).find((turn) => turns[turn].includes(situation));
  return own ?? 'bank';
}
