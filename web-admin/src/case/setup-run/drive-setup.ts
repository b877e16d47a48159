import type { BookingMode } from '@kontor/domain/core-banking/booking';
import { answered, nextMove, stoppedAt, type SetupRun, type SetupStep, type SetupSubject } from './setup-run.js';

/** What became of a step that was sent; `busy` when another act was faster. */
export type Sent = { readonly kind: 'done' | 'async' | 'busy' } | { readonly kind: 'failed'; readonly reason: string };

/** What the run needs of its surroundings. */
export interface SetupWay {
  /** The case as it is now; null when the run may not go on, because somebody else is logged in. Rejects when it cannot be read. */
  readonly read: () => Promise<SetupSubject | null>;
  /** The reason to show for a rejection. */
  readonly reasonOf: (error: unknown) => string;
  readonly send: (step: SetupStep, mode: BookingMode) => Promise<Sent>;
  /** Resolves when the case may have changed. */
  readonly change: () => Promise<void>;
  readonly show: (run: SetupRun) => void;
}

async function afterSending(run: SetupRun, step: SetupStep, way: SetupWay): Promise<SetupRun> {
  const sent = await way.send(step, run.mode);
  if (sent.kind === 'failed') return stoppedAt(run, step, sent.reason);
  if (sent.kind !== 'busy') return answered(run, step, sent.kind);
  await way.change();
  return run;
}

const unansweredOf = ({ planned, answers }: SetupRun): SetupStep =>
  planned.find((step) => answers[step] === undefined) ?? planned.at(-1) ?? 'pass';

async function goOn(run: SetupRun, way: SetupWay): Promise<SetupRun | null> {
  const record = await way.read();
  if (record === null) return null;
  const move = nextMove(run, record);
  if (move.kind === 'end') return null;
  if (move.kind === 'send') return afterSending(run, move.step, way);
  if (move.kind === 'stop') return stoppedAt(run, move.step, move.reason);
  await way.change();
  return run;
}

/** Does the steps of a run until it ends or stops, and resolves with the run as it was left; each state is shown. */
export async function driveSetup(start: SetupRun, way: SetupWay): Promise<SetupRun> {
  let run = start;
  way.show(run);
  while (run.stopped === null) {
    const now = run;
    const next = await goOn(now, way).catch((error: unknown) => stoppedAt(now, unansweredOf(now), way.reasonOf(error)));
    if (next === null) return run;
    run = next;
    way.show(run);
  }
  return run;
}
