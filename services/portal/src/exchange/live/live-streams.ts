import type { CaseId } from '@kontor/domain/case/case-id';
import { secondsOf } from '@kontor/platform/problem/retry-after';
import { createSession } from 'better-sse';
import type { Request, Response } from 'express';
import type { Session } from '../../access/session/session.module.js';
import { requireLimitedRoute } from '../../http/answer/limited-route.js';
import { problem } from '../../http/answer/problem-table.js';
import type { LiveHub } from './live-hub.js';

/** Maximum number of streams per account, for several devices and tabs. */
export const maxStreamsPerAccount = 10;

/** Interval of pings, ms; proxies cut idle connections after a minute. */
const heartbeatMs = 20_000;
/** Pause before a client reconnects, ms. */
const retryMs = 3000;

interface Stream {
  readonly sessionId: string;
  readonly accountId: string;
  /** Epoch, ms. */
  readonly openedAt: number;
  readonly close: () => void;
}

export interface LiveStreams {
  /** Opens a stream of one case's updates, or of all with `*`. @throws Problem 429 beyond the limit of the account. */
  open(
    request: Request,
    response: Response,
    whose: { readonly session: Session; readonly caseId: CaseId | '*' },
  ): Promise<void>;
  /** Closes the streams of ended sessions. */
  readonly closeEnded: () => Promise<void>;
  closeAll(): void;
}

/** A stream whose reader has gone is found at its next ping; so the earliest one says when a place may be free. */
function refuseTooMany(open: readonly Stream[], now: number): void {
  if (open.length < maxStreamsPerAccount) return;
  const pings = open.map(({ openedAt }) => heartbeatMs - ((now - openedAt) % heartbeatMs));
  throw problem('too-many-requests', { retryAfterSeconds: secondsOf(Math.min(...pings)) });
}

export interface LiveStreamsDeps {
  readonly hub: LiveHub;
  readonly isOver: (sessionId: string) => Promise<boolean>;
  /** Epoch, ms. */
  readonly now: () => number;
}

export function createLiveStreams({ hub, isOver, now }: LiveStreamsDeps): LiveStreams {
  const streams = new Set<Stream>();

  return {
    open: async (request, response, { session, caseId }) => {
      const { accountId, sessionId } = session;
      requireLimitedRoute();
      refuseTooMany(
        [...streams].filter((one) => one.accountId === accountId),
        now(),
      );
      const stream: Stream = { sessionId, accountId, openedAt: now(), close: () => response.end() };
      streams.add(stream);
      let stopListening = (): void => undefined;
      response.once('close', () => {
        stopListening();
        streams.delete(stream);
      });
      const channel = await createSession(request, response, {
        keepAlive: heartbeatMs,
        retry: retryMs,
        trustClientEventId: false,
        headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
      });
      if (!streams.has(stream)) return;
      stopListening = hub.listen(caseId, ({ type, ...event }) => {
        if (channel.isConnected) channel.push(event, type);
      });
    },
    closeEnded: async () => {
      const ids = new Set([...streams].map(({ sessionId }) => sessionId));
      for (const sessionId of ids) {
        if (!(await isOver(sessionId))) continue;
        for (const stream of streams) if (stream.sessionId === sessionId) stream.close();
      }
    },
    closeAll: () => {
      for (const { close } of streams) close();
    },
  };
}
