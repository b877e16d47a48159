import type { CaseId } from '@kontor/domain/case/case-id';
import { createHash } from 'node:crypto';
import type { ProviderEventSignal } from '@kontor/workflow-contract/identification-case.contract';

interface Batch {
  readonly signals: ProviderEventSignal[];
  readonly sent: Promise<void>;
}

interface Options {
  /** How long the first event of a case waits for others, ms. */
  readonly debounceMs: number;
  readonly send: (caseId: CaseId, signal: ProviderEventSignal) => Promise<void>;
}

/**
 * Combines the events of a case within a short time into one signal, because every signal makes the case fetch the whole
 * provider state. Each caller waits until the combined signal has been sent.
 */
export function debounceByCase({ debounceMs, send }: Options) {
  const open = new Map<string, Batch>();

  const startBatch = (caseId: CaseId): Batch => {
    const signals: ProviderEventSignal[] = [];
    const sent = new Promise((resolve) => setTimeout(resolve, debounceMs)).then(() => {
      open.delete(caseId);
      return send(caseId, combine(signals));
    });
    const batch = { signals, sent };
    open.set(caseId, batch);
    return batch;
  };

  return (caseId: CaseId, signal: ProviderEventSignal): Promise<void> => {
    const batch = open.get(caseId) ?? startBatch(caseId);
    batch.signals.push(signal);
    return batch.sent;
  };
}

/** The case ignores event ids it has seen, so the same set of events gets the same id in any order. */
function combine(signals: readonly ProviderEventSignal[]): ProviderEventSignal {
  const ids = [...new Set(signals.map(({ eventId }) => eventId))].sort();
  const last = signals.at(-1)!;
  if (ids.length === 1) return last;
  return { ...last, eventId: createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 32) };
}
