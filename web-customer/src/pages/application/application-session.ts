import { isEntered } from '@kontor/domain/application/answer';
import { germanyToday } from '@kontor/domain/application/germany-today';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Application } from '@kontor/domain/application/application';
import type { ApplicationRules, Violation } from '@kontor/domain/application/violation';
import { formStatuses, stepStatusOf, type FormStatus } from '@kontor/domain/progress/form-status';
import type { UnreadTexts } from '../../flow/unread-texts.js';
import type { PhoneRule } from '../../flow/phone-rule.js';
import { createValueStore, type ValueStore } from '../../flow/value-store.js';
import { createViolationStore, type ViolationStore } from '../../flow/violation-store.js';
import { asTyped } from './as-typed.js';
import { Autosave, type SaveState } from './autosave.js';
import { Draft, type DraftPorts } from './draft.js';
import { mergeApplications, type Merge, type Side } from './merge-application.js';
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved-copy.js';

/** What the page says of the form, a moment behind its keys (spec 1 §9 "Update debounce"). */
export interface Progress {
  readonly application: Application;
  readonly statuses: readonly FormStatus[];
}

export interface SessionPorts extends Pick<DraftPorts, 'values' | 'apply' | 'put' | 'read' | 'onSaved'> {
  readonly rules: ApplicationRules;
  readonly loadPhoneRule: () => Promise<PhoneRule>;
  /** What stands in fields and is no value. */
  readonly unread: UnreadTexts;
  /** Whether whoever entered this has logged out. */
  readonly hasLeft: () => boolean;
}

const updateMs = 500;

/** Everything a customer works on while the form is open. Its parts are watched one by one, so that a keystroke renders its field only. */
export class ApplicationSession {
  readonly progress: ValueStore<Progress>;
  readonly violations: ViolationStore = createViolationStore();
  readonly saving = createValueStore<SaveState>({ phase: 'saved' });
  readonly conflict = createValueStore<Merge | undefined>(undefined);
  /** Why nothing can be saved here any more. */
  readonly over = createValueStore<ApiProblem | undefined>(undefined);
  /** Whether entries that had not been saved came back. */
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
    this.#draft = new Draft(answer, { ...ports, onConflict: this.conflict.set, onOver: this.over.set });
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

  /** Writes into the form what differs. */
  readonly write = (application: Application): void => this.#ports.apply(application);

  /** Something changed: the form is looked at in half a second. */
  readonly touched = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { application } = this.#look();
      // A task of its own: a key pressed meanwhile goes first.
      this.#timer = setTimeout(() => this.#keep(application));
    }, updateMs);
  };

  /** Looks at the form now. */
  readonly refresh = (): Progress => {
    const seen = this.#look();
    this.#keep(seen.application);
    return seen;
  };

  /** Looks at the form with every rule at hand. */
  readonly judged = async (): Promise<Progress> => {
    await this.#fetchPhoneRule({ application: this.values() });
    return this.refresh();
  };

  /** A person is taken out: what is said and typed of those behind moves up with them. */
  readonly personRemoved = (index: number): void => {
    this.#ports.unread.removePerson(index);
    this.violations.removePerson(index);
  };

  /** Keeps in this tab what is not saved yet; nothing once everything is, or its owner has gone. */
  readonly keepCopy = (): void => void this.#copy(this.values());

  /** The customer decided between two versions. */
  readonly decide = (choices: Readonly<Record<string, Side>>): void => {
    this.conflict.set(undefined);
    this.#draft.decide(choices);
    this.refresh();
    this.autosave.again();
  };

  /** Brings back what this tab kept unsaved. */
  readonly restore = (): void => {
    const copy = readUnsaved(this.#caseId);
    if (copy === undefined) return;
    const theirs = this.values();
    this.#draft.restore(copy.base, copy.entered);
    const base = this.values();
    this.#undo = () => this.write(mergeApplications({ base, mine: this.values(), theirs }).merged);
    this.restored.set(this.isDirty());
    this.refresh();
  };

  /** Takes out again what was brought back, and leaves what was entered since. */
  readonly discard = (): void => {
    this.#undo();
    this.restored.set(false);
    this.refresh();
  };

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.autosave.stop();
  };

  #seen(): Progress {
    const { values, rules, unread } = this.#ports;
    const application = values();
    const all = this.#isPhoneNumber === undefined ? rules : { ...rules, isPhoneNumber: this.#isPhoneNumber };
    return { application, statuses: formStatuses(asTyped(application, unread), all, germanyToday(Date.now())) };
  }

  #look(): Progress {
    const seen = this.#seen();
    this.violations.replace(violationsOf(seen));
    this.progress.set(seen);
    void this.#fetchPhoneRule(seen);
    return seen;
  }

  /** Fetches the numbering plans once there is a number to judge; where they don't come, the portal judges. */
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
    if (this.#ports.hasLeft() || !dirty) forgetUnsaved();
    else keepUnsaved({ caseId: this.#caseId, base: this.#draft.saved(), entered });
    return dirty;
  }
}

function violationsOf({ statuses }: Progress): readonly Violation[] {
  return statuses.flatMap(({ violations }) => violations);
}

/** What was entered wrong before this visit is said at once; what is merely missing is not. */
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
