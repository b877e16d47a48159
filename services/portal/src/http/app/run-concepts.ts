import type { ServiceHandlers } from '@kontor/platform/bus/service-types';
import type { Stop } from '@kontor/platform/lifecycle/poller';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Concept, PortalDeps } from '../concept/portal-deps.js';

/** Starts relays and pollers once the databases are connected. */
export function startConcepts({ mongo }: Pick<PortalDeps, 'mongo'>, all: readonly Concept[]): Stop {
  const stops: Stop[] = [];
  let isStopping = false;
  const start = (): void => {
    if (!isStopping) stops.push(...all.flatMap((concept) => (concept.start === undefined ? [] : [concept.start()])));
  };
  // A database that never connected is closed without waiting.
  void Promise.all(Object.values(mongo).map((one) => one.ready())).then(start, () => undefined);
  return async () => {
    isStopping = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Combines the concepts' parts of cases.v1. */
export function handlersOf(all: readonly Concept[]): ServiceHandlers<typeof CasesService> {
  const merged = all.reduce<Partial<ServiceHandlers<typeof CasesService>>>(
    (sum, { handlers }) => ({ ...sum, ...handlers }),
    {},
  );
  const missing = CasesService.methods.map(({ localName }) => localName).filter((name) => !(name in merged));
  if (missing.length > 0) throw new TypeError(`Nobody answers cases.v1 ${missing.join(', ')}`);
  return merged as ServiceHandlers<typeof CasesService>;
}
