import type { Words } from '../texts/create-text.js';

/** Times in ms (R1 §9); `retry` are the growing pauses after a failed save. */
export const autosaveTimes = { save: 10_000, commit: 500, retry: [5_000, 10_000, 20_000, 40_000, 60_000] } as const;

export interface Clock {
  readonly now: () => number;
  /** Schedules a task; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Result of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Somebody else changed the same; the customer has to decide. */
  | { readonly kind: 'conflict' }
  /** No answer, or a server that is busy: worth another try. */
  | { readonly kind: 'unreachable'; readonly message: Words; readonly errorNumber?: string | undefined }
  /** The server does not take these data. */
  | { readonly kind: 'refused'; readonly message: Words; readonly errorNumber?: string | undefined }
  /** Nothing can be saved here any more: the form is closed, or the login is over. */
  | { readonly kind: 'over' };

/** State of saving, shown to the customer. */
export interface SaveState {
  readonly phase: 'saved' | 'changed' | 'saving' | 'failed' | 'offline' | 'conflict' | 'over';
  /** Time of the last save, in ms since 1970. */
  readonly savedAt?: number | undefined;
  readonly message?: Words | undefined;
  readonly errorNumber?: string | undefined;
}

export interface AutosaveDeps {
  readonly clock: Clock;
  readonly isDirty: () => boolean;
  readonly isOnline: () => boolean;
  /** Saves the current form. `leaving`: the page may be closed before the response arrives. */
  readonly save: (options: { readonly leaving: boolean }) => Promise<SaveOutcome>;
  readonly onState: (state: SaveState) => void;
}

/** Phases in which a change schedules no save, because something else has to happen first. */
const waiting: readonly SaveState['phase'][] = ['over', 'conflict', 'saving'];

/** Saves a form some time after its last change, one save at a time, and retries a failed one. */
export class Autosave {
  readonly #deps: AutosaveDeps;
  #state: SaveState = { phase: 'saved' };
  #running: Promise<boolean> | undefined;
  #failures = 0;
  #cancel: () => void = () => undefined;

  constructor(deps: AutosaveDeps) {
    this.#deps = deps;
  }

  /** A change by the customer. */
  readonly changed = (): void => {
    if (waiting.includes(this.#state.phase)) return;
    if (!this.#deps.isOnline()) {
      this.#enter({ phase: 'offline' });
      return;
    }
    if (this.#state.phase !== 'failed') this.#enter({ phase: 'changed' });
    this.#plan(autosaveTimes.save);
  };

  /** Saves the changes after the last field has been committed. True when everything is saved. */
  readonly flush = async (): Promise<boolean> => {
    this.#cancel();
    await new Promise<void>((resolve) => void this.#deps.clock.after(autosaveTimes.commit, resolve));
    if (this.#running !== undefined) await this.#running;
    const done = await this.#saveNow();
    // Changes during a save are sent with the next one.
    return done || (this.#state.phase === 'changed' && (await this.#saveNow()));
  };

  /** Saves at once, because the page may be closed; after a save that runs, what it did not send. */
  readonly leave = (): void =>
    void (this.#running === undefined ? this.#saveNow(true) : this.#running.then(() => this.#saveNow(true)));

  /** The connection is back. What the customer has to decide stays undecided. */
  readonly online = (): void => {
    if (this.#state.phase !== 'conflict') this.again();
  };

  /** The conflict is resolved or the customer requests it. */
  readonly again = (): void => {
    if (this.#state.phase === 'over') return;
    this.#failures = 0;
    this.#enter({ phase: 'changed' });
    void this.#saveNow();
  };

  /** The connection is lost. */
  readonly offline = (): void => {
    if (!waiting.includes(this.#state.phase) && this.#deps.isDirty()) this.#enter({ phase: 'offline' });
  };

  /** The customer has to decide between two versions before anything is saved. */
  readonly conflict = (): void => {
    this.#cancel();
    this.#enter({ phase: 'conflict' });
  };

  readonly isSaving = (): boolean => this.#running !== undefined;

  /** Resolves when no save is running. */
  readonly settled = async (): Promise<void> => {
    while (this.#running !== undefined) await this.#running;
  };

  /** Cancels the scheduled save. */
  readonly stop = (): void => this.#cancel();

  #enter(next: SaveState): void {
    this.#state = { ...next, savedAt: next.savedAt ?? this.#state.savedAt };
    this.#deps.onState(this.#state);
  }

  #plan(ms: number): void {
    this.#cancel();
    this.#cancel = this.#deps.clock.after(ms, () => void this.#saveNow());
  }

  #saveNow(leaving = false): Promise<boolean> {
    this.#running ??= this.#begin(leaving).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #begin(leaving: boolean): Promise<boolean> {
    this.#cancel();
    if (this.#state.phase === 'over' || this.#state.phase === 'conflict') return false;
    if (!this.#deps.isDirty()) {
      this.#enter({ phase: 'saved' });
      return true;
    }
    if (!this.#deps.isOnline()) {
      this.#enter({ phase: 'offline' });
      return false;
    }
    this.#enter({ phase: 'saving' });
    return this.#settle(await this.#deps.save({ leaving }));
  }

  #settle(outcome: SaveOutcome): boolean {
    switch (outcome.kind) {
      case 'saved':
        return this.#settleSaved();
      case 'conflict':
      case 'over':
        this.#enter({ phase: outcome.kind });
        return false;
      case 'refused':
      case 'unreachable':
        this.#enter({ phase: 'failed', message: outcome.message, errorNumber: outcome.errorNumber });
        if (outcome.kind === 'unreachable') this.#planRetry();
        return false;
    }
  }

  #settleSaved(): boolean {
    this.#failures = 0;
    const more = this.#deps.isDirty();
    this.#enter({ phase: more ? 'changed' : 'saved', savedAt: this.#deps.clock.now() });
    if (more) this.#plan(autosaveTimes.save);
    return !more;
  }

  #planRetry(): void {
    const { retry, save } = autosaveTimes;
    this.#plan(retry[Math.min(this.#failures, retry.length - 1)] ?? save);
    this.#failures += 1;
  }
}
