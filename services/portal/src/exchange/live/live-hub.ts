import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import type { Bus } from '@kontor/platform/bus/bus';
import * as z from 'zod';

const newsTypes = ['case', 'device', 'document', 'draft', 'memo', 'message', 'person'] as const;

const newsSchema = z.looseObject({
  type: z.enum(newsTypes),
  seq: z.number().default(0),
});

/** The message of an open stream: which case changed, without content. */
export interface LiveEvent {
  readonly caseId: CaseId;
  readonly type: (typeof newsTypes)[number];
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

/** Memos, contracts before the end and documents of registers are internal. */
const ofTheBank: readonly LiveEvent['type'][] = ['memo', 'document'];

/** Each autosave is an event, and of interest to the customer's own devices only. */
const ofTheCustomer: readonly LiveEvent['type'][] = ['device', 'draft'];

function keysOf({ type, caseId }: LiveEvent): readonly string[] {
  if (ofTheBank.includes(type)) return ['*'];
  return ofTheCustomer.includes(type) ? [caseId] : [caseId, '*'];
}

export function createLiveHub(bus: Pick<Bus, 'subscribeLive'>): LiveHub {
  const listeners = new Map<string, Set<LiveListener>>();

  function publish(event: LiveEvent): void {
    for (const key of keysOf(event)) for (const listener of listeners.get(key) ?? []) listener(event);
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
