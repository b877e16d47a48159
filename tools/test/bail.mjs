import { endRunning } from '../../deploy/local/command-line/run.mjs';

/** Ends a run at its first failing file, when that is wanted, and when somebody interrupts it. */
export class Bail {
  isDue = false;

  /** @param {boolean} isWanted */
  constructor(isWanted) {
    this.isWanted = isWanted;
  }

  /** Ends what runs; nothing else of the run starts. */
  end() {
    this.isDue = true;
    endRunning();
  }

  /**
   * @param {import('./outcome.mjs').Outcome} outcome
   * @returns {import('./outcome.mjs').Outcome} without failures when it was ended because others had failed
   */
  note(outcome) {
    if (this.isDue) return { ...outcome, failed: 0, failures: [] };
    if (this.isWanted && outcome.failed > 0) this.end();
    return outcome;
  }
}
