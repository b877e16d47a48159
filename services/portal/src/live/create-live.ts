import type { Sessions } from '../access/sessions.js';
import type { Concept, PortalDeps, Stop } from '../portal-deps.js';
import { createSweep } from '../sweep.js';
import { createLiveHub } from './live-hub.js';
import { createLiveRouter } from './live.router.js';
import { createLiveStreams } from './live-streams.js';

interface LiveNeeds {
  readonly deps: Pick<PortalDeps, 'bus' | 'logger'>;
  readonly sessions: Pick<Sessions, 'find'>;
}

const sweepMs = 15_000;

/** Event streams to browsers. */
export function createLive({ deps, sessions }: LiveNeeds): Concept {
  const hub = createLiveHub(deps.bus);
  const streams = createLiveStreams({ hub, isOver: async (sessionId) => (await sessions.find(sessionId)) === null });
  const sweep = createSweep({
    name: 'streams of ended sessions',
    everyMs: sweepMs,
    run: streams.sweep,
    logger: deps.logger,
  });
  return {
    router: createLiveRouter(streams),
    start: (): Stop => {
      const stopListening = hub.start();
      const stopSweep = sweep.start();
      return async () => {
        streams.closeAll();
        stopListening();
        await stopSweep();
      };
    },
  };
}
