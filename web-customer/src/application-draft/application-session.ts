import { isEntered } from '@kontor/domain/answer/answer';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Application } from '@kontor/domain/application/application';
import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import type { Violation } from '@kontor/domain/violation/violation';
import { formStatuses, stepStatusOf, type FormStatus } from '../progress/form-status.js';
import type { PhoneRule } from './phone-rule.js';
import { createValueStore, type ValueStore } from './value-store.js';
import { createViolationStore, type ViolationStore } from '../violations/violation-store.js';
import { Autosave, type SaveState } from './autosave.js';
import { Draft, type DraftPorts } from './draft.js';
import { mergeApplications, type Merge, type Side } from './merge/merge-application.js';
import { storable } from './storable.js';
import { deleteUnsaved, keepUnsaved, readUnsaved } from './unsaved-copy.js';

/** Status of the form, updated with a delay (R1 §9 "Update debounce"). */
export interface Progress {
  readonly application: Application;
  readonly statuses: readonly FormStatus[];
}

export interface SessionPorts extends Pick<DraftPorts, 'values' | 'apply' | 'put' | 'read' | 'onSaved'> {
  readonly rules: ApplicationRules;
  readonly loadPhoneRule: () => Promise<PhoneRule>;
  /** Whether this customer has logged out. */
  readonly hasLeft: () => boolean;
}

const updateMs = 500;
const maxFollows = 4;

/** State of the open form. Its parts are separate stores, so that a keystroke renders one field. */
export class ApplicationSession {
  readonly progress: ValueStore<Progress>;
  readonly violations: ViolationStore = createViolationStore();
  readonly saving = createValueStore<SaveState>({ phase: 'saved' });
  readonly conflict = createValueStore<Merge | undefined>(undefined);
  /** Why nothing can be saved any more. */
  readonly closed = createValueStore<ApiProblem | undefined>(undefined);
  /** Whether unsaved entries were restored. */
  readonly restored = createValueStore(false);
  readonly autosave: Autosave;
  readonly #caseId: number;
  readonly #ports: SessionPorts;
  readonly #draft: Draft;
  #isPhoneNumber: PhoneRule | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #undo: () => void = () => undefined;

  constructor(answer: ApplicationAnswer, ports: SessionPorts) {
    this.#caseId = answer.id;
    this.#ports = ports;
    this.#draft = new Draft(answer, { ...ports, onConflict: this.conflict.set, onOver: this.closed.set });
    this.progress = createValueStore(this.#seen());
    this.autosave = new Autosave({
      clock: browserClock,
      isDirty: this.isDirty,
      isOnline: () => navigator.onLine,
      save: (options) => this.#draft.save(options).finally(this.keepCopy),
      onState: this.saving.set,
    });
    this.violations.replace(violationsOf(this.progress.get()));
    revealWrong(this.progress.get(), this.violations, /^/);
    void this.#fetchPhoneRule(this.progress.get()).then(() =>
      revealWrong(this.progress.get(), this.violations, /phone$/),
    );
  }

  readonly isDirty = (): boolean => this.#draft.isDirty();

  readonly values = (): Application => this.#ports.values();

  /** Sets the fields that differ. */
  readonly write = (application: Application): void => this.#ports.apply(application);

  /** Schedules a check of the form. */
  readonly changed = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { application } = this.#look();
      // In a separate task, so that a key event is handled first.
      this.#timer = setTimeout(() => this.#keep(application));
    }, updateMs);
  };

  /** Checks the form now. */
  readonly refresh = (): Progress => {
    const seen = this.#look();
    this.#keep(seen.application);
    return seen;
  };

  /** Checks the form after the numbering plans are loaded. */
  readonly check = async (): Promise<Progress> => {
    await this.#fetchPhoneRule({ application: this.values() });
    return this.refresh();
  };

  /** After a person was removed, moves the violations of later persons up. */
  readonly personRemoved = (index: number): void => this.violations.removePerson(index);

  /** Stores unsaved entries in this tab; deletes them when all is saved or the customer logs out. */
  readonly keepCopy = (): void => void this.#copy(this.values());

  /** Applies the customer's decision between two versions. */
  readonly resolveConflict = (choices: Readonly<Record<string, Side>>): void => {
    this.conflict.set(undefined);
    this.#draft.decide(choices);
    this.refresh();
    this.autosave.again();
  };

  /** Shows the customer what has to be decided by now; continues to save when that is nothing any more. */
  readonly reviewConflict = (): void => {
    if (!this.#draft.compareAgain()) return;
    this.conflict.set(undefined);
    this.autosave.again();
  };

  /** Restores the unsaved entries of this tab. */
  readonly restore = (): void => {
    const copy = readUnsaved(this.#caseId);
    if (copy === undefined) return;
    const theirs = this.values();
    if (!this.#draft.restore(copy.base, copy.entered)) this.autosave.conflict();
    const base = this.values();
    this.#undo = () => this.write(mergeApplications({ base, mine: this.values(), theirs }).merged);
    this.restored.set(this.isDirty());
    this.refresh();
  };

  /** Undoes the restoration, and keeps what was entered since. */
  readonly discard = (): void => {
    this.#undo();
    this.restored.set(false);
    if (this.conflict.get() === undefined) this.refresh();
    else this.resolveConflict({});
  };

  /** Takes over what was saved on another device. Where that fails, the next save does. */
  readonly follow = async (): Promise<void> => {
    if (this.closed.get() !== undefined) return;
    try {
      for (let tries = 0; tries < maxFollows; tries += 1) {
        await this.autosave.settled();
        const outcome = await this.#draft.follow(this.autosave.isSaving);
        if (outcome === 'later') continue;
        if (outcome === 'conflict') this.autosave.conflict();
        this.refresh();
        return;
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  };

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.autosave.stop();
  };

  #seen(): Progress {
    const { values, rules } = this.#ports;
    const application = values();
    const all = this.#isPhoneNumber === undefined ? rules : { ...rules, isPhoneNumber: this.#isPhoneNumber };
    return { application, statuses: formStatuses(application, all, germanyToday(Date.now())) };
  }

  #look(): Progress {
    const seen = this.#seen();
    this.violations.replace(violationsOf(seen));
    this.progress.set(seen);
    void this.#fetchPhoneRule(seen);
    return seen;
  }

  /** Loads the numbering plans when a number is entered; until then the portal validates it. */
  async #fetchPhoneRule({ application: { people } }: Pick<Progress, 'application'>): Promise<void> {
    if (this.#isPhoneNumber !== undefined || !people.some(({ phone }) => isEntered(phone))) return;
    const isPhoneNumber = await this.#ports.loadPhoneRule().catch(() => undefined);
    if (isPhoneNumber === undefined) return;
    this.#isPhoneNumber = isPhoneNumber;
    this.#look();
  }

  #keep(entered: Application): void {
    if (this.#copy(entered)) this.autosave.changed();
  }

  /** Whether there is something to save. */
  #copy(entered: Application): boolean {
    const dirty = this.#draft.isDirty(entered);
    if (this.#ports.hasLeft() || !dirty) deleteUnsaved();
    else this.#keepUnsaved(entered);
    return dirty;
  }

  #keepUnsaved(entered: Application): void {
    const base = this.#draft.base();
    keepUnsaved({ caseId: this.#caseId, base, entered: storable(entered, base) });
  }
}

function violationsOf({ statuses }: Progress): readonly Violation[] {
  return statuses.flatMap(({ violations }) => violations);
}

/** Reveals violations of earlier entries, but not missing values. */
function revealWrong(progress: Progress, store: ViolationStore, paths: RegExp): void {
  const wrong = violationsOf(progress).filter((one) => stepStatusOf([one]) === 0 && paths.test(one.propertyPath));
  store.reveal(wrong.map(({ propertyPath }) => propertyPath));
}

const browserClock = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
