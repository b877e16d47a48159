import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { violationBodies } from '@kontor/domain/violation/violation-text';
import { completionViolations, toPersonCompletion } from '@kontor/domain/application/missing-person';
import type { Application } from '@kontor/domain/application/application';
import { isAvailable } from '@kontor/domain/case/available-commands';
import type { FrozenForm } from '@kontor/domain/case/case-command';
import type { Person } from '@kontor/domain/person/person';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { FrozenOrders, StoredApplication } from '../application/application.module.js';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import type { PersonConceptDeps } from './person-deps.js';
import { replaced } from './replaced-person.js';

export interface PersonOfCustomer {
  readonly caseId: CaseId;
  readonly accountId: string;
  readonly personId: PersonId;
}

/** Completion of data that a provider requires after the transfer (R2 §4.2). */
export interface PersonCompletion {
  /** Stores only. @throws Problem 404 for a foreign person, 409 for one without missing data. */
  store(asked: PersonOfCustomer, change: (before: Person) => Person): Promise<StoredApplication>;
  /** Transfers what was stored; without `whole` only what was stored is validated. @throws as store; 422. */
  finish(asked: PersonOfCustomer, whole?: boolean): Promise<void>;
}

/** Whether a provider requires data of a person and the customer may complete it now. */
export function isAskedFor({ snapshot }: CaseRecord, personId: PersonId): boolean {
  if (snapshot === null || !isAvailable('personCompleted', snapshot, { roles: [], side: 'customer' })) return false;
  return snapshot.persons.some((one) => one.personId === personId && one.status === 'information_required');
}

/** Fields that a customer completes; the rest of an order is unchanged. */
const completed = [
  'anrede',
  'nationality',
  'birthday',
  'line1',
  'postalCode',
  'city',
  'gesellschafter',
  'gesellschafterAnteile',
  'fiktiverGesellschafter',
  'exponiert',
  'email',
  'girocard',
] as const satisfies readonly (keyof Person)[];

/** The order with one person as stored since; what is stored of another person may not be finished yet. */
function withStoredPerson(
  ordered: Application,
  { application: draft }: StoredApplication,
  personId: PersonId,
): Application {
  const stored = draft.people.find(({ id }) => id === personId);
  const people = ordered.people.map((person) => {
    if (stored === undefined || person.id !== personId) return person;
    return {
      ...person,
      ...Object.fromEntries(completed.flatMap((name) => (name in stored ? [[name, stored[name]]] : []))),
    };
  });
  return { ...ordered, people };
}

type CompletionDeps = Pick<PersonConceptDeps, 'core' | 'applications' | 'now'>;

export function createPersonCompletion(deps: CompletionDeps, orders: FrozenOrders): PersonCompletion {
  const { core, applications, now } = deps;

  async function ownPerson({ caseId, personId }: PersonOfCustomer): Promise<CaseRecord> {
    const found = await workableCase(core.cases, caseId);
    const stored = await applications.readStored(caseId);
    if (stored?.application.people.some(({ id }) => id === personId) !== true) throw problem('not-found');
    return found;
  }

  async function frozen(found: CaseRecord, personId: PersonId, whole: boolean): Promise<FrozenForm | null> {
    const caseId = found._id;
    const [newest, stored] = await Promise.all([applications.frozen.newest(caseId), applications.readStored(caseId)]);
    if (newest === null || stored === null) return null;
    if (whole) requireAnswer(found, stored, personId);
    const application = withStoredPerson(newest.content.application, stored, personId);
    if (whole) requireComplete(application, personId, germanyToday(now()));
    const answered = { ...newest.content.completed, [personId]: lineOfQuestion(found, personId) };
    return orders.freezeChanged(caseId, { ...newest.content, completed: answered }, application);
  }

  return {
    store: async (asked, change) => {
      const found = await ownPerson(asked);
      if (!isAskedFor(found, asked.personId)) throw illegalForCustomer('personCompleted');
      const edited = (stored: StoredApplication) => answering(found, replaced(stored, asked.personId, change), asked);
      return (await applications.drafts.save({ caseId: found._id, seen: null, byCommand: true, change: edited }))
        .stored;
    },
    finish: async (asked, whole = true) => {
      const { caseId, accountId, personId } = asked;
      const found = await ownPerson(asked);
      const form = isAskedFor(found, personId) ? await frozen(found, personId, whole) : null;
      const actor = { side: 'customer', accountId } as const;
      // A repeat is the same command, the answer to another request a new one.
      const commandId = `personCompleted:${personId}:${lineOfQuestion(found, personId)}`;
      const command = { name: 'personCompleted', personId, form } as const;
      const outcome = await core.sendCommand({ caseId, commandId, command, actor, seen: found.projectedSeq });
      if (outcome.kind === 'interrupted') throw problem(outcome.state, { state: outcome.state });
    },
  };
}

/** Notes with the draft which question of the provider it answers. */
function answering(found: CaseRecord, stored: StoredApplication, { personId }: PersonOfCustomer): StoredApplication {
  return { ...stored, answering: { ...stored.answering, [personId]: lineOfQuestion(found, personId) } };
}

/** Something was stored since the provider asked. @throws ValidationFailed */
function requireAnswer(found: CaseRecord, stored: StoredApplication, personId: PersonId): void {
  if (stored.answering?.[personId] === lineOfQuestion(found, personId)) return;
  const message = 'Bitte ergänzen Sie zuerst die fehlenden Angaben.';
  throw new ValidationFailed([{ propertyPath: 'status', code: 'nothing-stored', message }]);
}

/** The person's data are complete. @throws ValidationFailed */
function requireComplete({ people }: Application, personId: PersonId, today: string): void {
  const person = people.find(({ id }) => id === personId);
  const violations = person === undefined ? [] : completionViolations(toPersonCompletion(person), today);
  if (violations.length > 0) throw new ValidationFailed(violationBodies(violations));
}

/** The number of the history line with the provider's last request; 0 without one. */
function lineOfQuestion({ history }: CaseRecord, personId: PersonId): number {
  return history.findLast((line) => line.personId === personId && line.status === 'information_required')?.seq ?? 0;
}
