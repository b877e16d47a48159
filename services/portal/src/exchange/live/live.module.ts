import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { Session, Sessions } from '../../access/session/session.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { Stop } from '@kontor/platform/lifecycle/poller';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import { createLiveHub } from './live-hub.js';
import { createLiveRouter } from './live.router.js';
import { createLiveStreams } from './live-streams.js';

interface LiveNeeds {
  readonly deps: Pick<PortalDeps, 'bus' | 'logger' | 'now'>;
  readonly sessions: Pick<Sessions, 'find'>;
}

const pollMs = 15_000;

/** Event streams to browsers. */
export function createLive({ deps, sessions }: LiveNeeds): Concept {
  const hub = createLiveHub(deps.bus);
  const streams = createLiveStreams({
    hub,
    isOver: async (sessionId) => !mayListen(await sessions.find(sessionId)),
    now: deps.now,
  });
  const poller = createPoller({
    name: 'streams of ended sessions',
    everyMs: pollMs,
    run: streams.closeEnded,
    logger: deps.logger,
  });
  return {
    router: createLiveRouter(streams),
    start: (): Stop => {
      const stopListening = hub.start();
      const stopPoller = poller.start();
      return async () => {
        streams.closeAll();
        stopListening();
        await stopPoller();
      };
    },
  };
}

/** Somebody who has lost the role for cases gets no more changes of them. */
export function mayListen(session: Session | null): boolean {
  if (session === null || session.side === 'customer') return session !== null;
  return staffAreas.cases.some((role) => session.roles.includes(role));
}
