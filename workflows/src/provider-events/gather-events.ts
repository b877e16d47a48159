import { createHash } from 'node:crypto';
import type { ProviderEventSignal } from '@kontor/workflow-contract/identification-case.contract';

interface Gathering {
  readonly signals: ProviderEventSignal[];
  readonly sent: Promise<void>;
}

interface Options {
  /** How long the first event of a case waits for others, ms. */
  readonly gatherMs: number;
  readonly send: (caseId: string, signal: ProviderEventSignal) => Promise<void>;
}

/**
 * Makes one signal of the events of a case that come within a moment: providers tell of each step of each person, and
 * every signal makes the case fetch the whole state. Each caller hears when the signal that speaks for its event has
 * been taken.
 */
export function createGatherer({ gatherMs, send }: Options) {
  const open = new Map<string, Gathering>();

  const begin = (caseId: string): Gathering => {
    const signals: ProviderEventSignal[] = [];
    const sent = new Promise((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      open.delete(caseId);
      return send(caseId, spokenFor(signals));
    });
    const gathering = { signals, sent };
    open.set(caseId, gathering);
    return gathering;
  };

  return (caseId: string, signal: ProviderEventSignal): Promise<void> => {
    const gathering = open.get(caseId) ?? begin(caseId);
    gathering.signals.push(signal);
    return gathering.sent;
  };
}

/** The case knows by the id what it has seen: the same events together have the same id, in whatever order they come. */
function spokenFor(signals: readonly ProviderEventSignal[]): ProviderEventSignal {
  const ids = [...new Set(signals.map(({ eventId }) => eventId))].sort();
  const last = signals.at(-1)!;
  if (ids.length === 1) return last;
  return { ...last, eventId: createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 32) };
}
