import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import type { Bus } from '@kontor/platform/bus/bus';
import * as z from 'zod';

const newsSchema = z.looseObject({
  type: z.enum(['case', 'document', 'memo', 'message', 'person']),
  seq: z.number().default(0),
});

/** The message of an open stream: which case changed, without content. */
export interface LiveEvent {
  readonly caseId: CaseId;
  readonly type: 'case' | 'document' | 'memo' | 'message' | 'person';
  readonly seq: number;
}

export type LiveListener = (event: LiveEvent) => void;

/** Distributes the live updates of the bus to the streams of this process. */
export interface LiveHub {
  /** Subscribes to one case, or to all with `*`, until the returned function is called. */
  listen(caseId: CaseId | '*', listener: LiveListener): () => void;
  /** Receives updates from the bus until the returned function is called. */
  start(): () => void;
}

export function createLiveHub(bus: Pick<Bus, 'subscribeLive'>): LiveHub {
  const listeners = new Map<string, Set<LiveListener>>();

  function publish(event: LiveEvent): void {
    // Memos, contracts before the end and documents of registers are internal: the customer's stream is silent on them.
    const keys = event.type === 'memo' || event.type === 'document' ? ['*'] : [event.caseId, '*'];
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener(event);
  }

  return {
    listen: (caseId, listener) => {
      const own = listeners.get(caseId) ?? new Set();
      listeners.set(caseId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(caseId) === own) listeners.delete(caseId);
      };
    },
    start: () =>
      bus.subscribeLive('*', (payload, caseId) => {
        const news = newsSchema.safeParse(payload);
        if (news.success) publish({ caseId: caseIdOf(caseId), type: news.data.type, seq: news.data.seq });
      }),
  };
}
