import { isFormOpen } from '@kontor/domain/case/case-status';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Application } from '@kontor/domain/application/application';
import { answerWith, formOf } from './application-form.js';
import type { SaveOutcome } from './autosave.js';
import { decided, mergeApplications, sameApplication, type Merge, type Side } from './merge/merge-application.js';
import type { ThreeSides } from './merge/merge-records.js';
import { withGivenIds } from './merge/new-person.js';
import { storable } from './storable.js';
import { text } from '../texts/form-text.js';
import { problemText } from '../texts/problem-text.js';

export interface DraftPorts {
  /** The current values of the form. */
  readonly values: () => Application;
  /** Sets the fields that differ. */
  readonly apply: (application: Application) => void;
  readonly put: (answer: ApplicationAnswer, options: { readonly leaving: boolean }) => Promise<ApplicationAnswer>;
  readonly read: () => Promise<ApplicationAnswer>;
  readonly onSaved: (answer: ApplicationAnswer) => void;
  readonly onConflict: (merge: Merge) => void;
  /** The form is closed (409, 410) or the session has ended (401). */
  readonly onOver: (problem: ApiProblem) => void;
}

const maxTries = 4;
/** How many versions are kept that the server may have stored without an answer. */
const maxUnanswered = 20;
const busy = (): SaveOutcome => ({ kind: 'unreachable', message: () => text('save.busy') });

/** The difference between the last saved version and the customer's entries. */
export class Draft {
  readonly #ports: DraftPorts;
  #known: ApplicationAnswer;
  /** What the customer has to decide, and the version that both changes are based on. */
  #open: { readonly merge: Merge; readonly base: Application } | undefined;
  /** What was sent since the last answer: the server may have stored it. */
  #unanswered: readonly Application[] = [];

  constructor(first: ApplicationAnswer, ports: DraftPorts) {
    this.#known = first;
    this.#ports = ports;
  }

  readonly isDirty = (entered: Application = this.#ports.values()): boolean =>
    !sameApplication(this.saved(), storable(entered, this.saved()));

  /** The last saved version that this page has. */
  readonly saved = (): Application => formOf(this.#known);

  /** What the entries are based on: while the customer has to decide, the version before both changes. */
  readonly base = (): Application => this.#open?.base ?? this.saved();

  /** Restores entries that are based on `base` and were not saved; false when the customer has to decide first. */
  readonly restore = (base: Application, entered: Application): boolean =>
    this.#adopt({ base, mine: entered, theirs: this.#ports.values() });

  /** Applies a decision to what is in the form by now. */
  readonly decide = (choices: Readonly<Record<string, Side>>): void => {
    if (this.#open !== undefined)
      this.#ports.apply(decided({ ...this.#open.merge, merged: this.#ports.values() }, choices));
    this.#open = undefined;
  };

  /** Compares again, because the form can be changed while a decision is open; true when none is left. */
  readonly compareAgain = (): boolean => {
    if (this.#open === undefined) return true;
    const { base } = this.#open;
    return this.#ask(base, mergeApplications({ base, mine: this.#ports.values(), theirs: this.saved() }));
  };

  /**
   * Takes over what was saved on another device: `later` while a save is running, which merges it itself, `conflict` when
   * the customer has to decide first. @throws ApiProblem
   */
  readonly follow = async (isSaving: () => boolean): Promise<'done' | 'later' | 'conflict'> => {
    const answer = await this.#ports.read();
    if (isSaving()) return 'later';
    if (this.#open !== undefined || answer.version < this.#known.version) return 'done';
    return this.#receive(answer) ? 'done' : 'conflict';
  };

  readonly save = async (options: { readonly leaving: boolean }): Promise<SaveOutcome> => {
    try {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const outcome = await this.#putOnce(options);
        if (outcome !== 'again') return outcome;
      }
      return busy();
    } catch (error) {
      const isOver = !(error instanceof ApiProblem) || !(await this.#isStillOpen(error));
      return isOver ? outcomeOf(error, this.#ports.onOver) : refused(error);
    }
  };

  /** A save that was refused because of the case's status may succeed later, as long as its form is open. */
  async #isStillOpen(problem: ApiProblem): Promise<boolean> {
    if (problem.status !== 409) return false;
    try {
      const { status } = await this.#ports.read();
      return isFormOpen(status);
    } catch {
      return false;
    }
  }

  async #putOnce(options: { readonly leaving: boolean }): Promise<SaveOutcome | 'again'> {
    const sent = storable(this.#ports.values(), this.saved());
    try {
      this.#settle(sent, await this.#ports.put(answerWith(this.#known, sent), options));
      return { kind: 'saved' };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 412) {
        this.#unanswered = [...this.#unanswered, sent].slice(-maxUnanswered);
        throw error;
      }
      return this.#receive(await this.#ports.read()) ? 'again' : { kind: 'conflict' };
    }
  }

  /** Merges what was saved elsewhere; false when the customer has to decide first. */
  #receive(answer: ApplicationAnswer): boolean {
    const theirs = formOf(answer);
    const own = this.#unanswered.find((sent) => sameApplication(withGivenIds(sent, sent, theirs), theirs));
    const base = own === undefined ? this.saved() : theirs;
    const mine = this.#ports.values();
    this.#known = answer;
    this.#unanswered = [];
    this.#ports.onSaved(answer);
    return this.#adopt({ base, mine: own === undefined ? mine : withGivenIds(mine, own, theirs), theirs });
  }

  #settle(sent: Application, answer: ApplicationAnswer): void {
    const theirs = formOf(answer);
    const mine = withGivenIds(this.#ports.values(), sent, theirs);
    this.#known = answer;
    this.#unanswered = [];
    this.#ports.apply(mergeApplications({ base: withGivenIds(sent, sent, theirs), mine, theirs }).merged);
    this.#ports.onSaved(answer);
  }

  #adopt(sides: ThreeSides<Application>): boolean {
    const merge = mergeApplications(sides);
    this.#ports.apply(merge.merged);
    return this.#ask(sides.base, merge);
  }

  /** Asks the customer for what has to be decided; true when that is nothing. */
  #ask(base: Application, merge: Merge): boolean {
    this.#open = merge.conflicts.length === 0 ? undefined : { merge, base };
    if (this.#open !== undefined) this.#ports.onConflict(merge);
    return this.#open === undefined;
  }
}

function refused(problem: ApiProblem): SaveOutcome {
  return { kind: 'refused', message: () => problemText(problem), errorNumber: problem.errorNumber };
}

const closed: readonly number[] = [401, 403, 404, 409, 410];

function outcomeOf(error: unknown, onOver: DraftPorts['onOver']): SaveOutcome {
  const message = () => problemText(error);
  if (!(error instanceof ApiProblem)) return { kind: 'unreachable', message };
  if (closed.includes(error.status)) {
    onOver(error);
    return { kind: 'over' };
  }
  return error.isTemporary ? { kind: 'unreachable', message, errorNumber: error.errorNumber } : refused(error);
}
