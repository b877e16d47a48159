import { fromProviderMessage } from '@kontor/case-client/connection/provider.message';
import { isDeepStrictEqual } from 'node:util';
import type { Bus } from '@kontor/platform/bus/bus';
import type { Logger } from '@kontor/platform/logger/logger';
import { createPoller, type Poller } from '@kontor/platform/lifecycle/poller';
import type { Stop } from '@kontor/platform/lifecycle/poller';
import type { ConnectionServices } from './connection-services.js';

/** What the portal may know of the connections to providers. */
export interface ProviderFeatures {
  readonly companyCheck: {
    readonly active: boolean;
    readonly economyReportShort: boolean;
    readonly creditChecks: boolean;
  };
  readonly coreBanking: { readonly active: boolean };
  readonly identityOnboarding: { readonly active: boolean };
}

/** Until a service has answered for the first time: what works without a decision of the bank. */
export const unknownFeatures: ProviderFeatures = {
  companyCheck: { active: true, economyReportShort: false, creditChecks: false },
  coreBanking: { active: true },
  identityOnboarding: { active: false },
};

/** Keeps the last known features beyond the life of a process. */
export interface FeatureStore {
  /** Null before any were known. */
  load(): Promise<ProviderFeatures | null>;
  save(features: ProviderFeatures): Promise<void>;
}

interface FeaturesDeps {
  readonly services: ConnectionServices;
  readonly store: FeatureStore;
  readonly bus: Pick<Bus, 'subscribeLive'>;
  readonly logger: Logger;
}

const POLL_EVERY_MS = 5_000;

/** The last known features; they stay while a service is down, and beyond a restart. */
export function createFeatureWatch({ services, store, bus, logger }: FeaturesDeps) {
  let known = unknownFeatures;
  let kept: ProviderFeatures | null = null;
  const ask = async (client: ConnectionServices[keyof ConnectionServices]): Promise<void> => {
    const { features } = await client.getFeatures({}, { timeoutMs: 2_000 });
    const answered = features.map(({ active, economyReportShort, creditChecks, ...answer }) => [
      fromProviderMessage(answer),
      { active, economyReportShort, creditChecks },
    ]);
    known = { ...known, ...(Object.fromEntries(answered) as Partial<ProviderFeatures>) };
  };
  const poller: Poller = createPoller({
    name: 'provider features',
    everyMs: POLL_EVERY_MS,
    run: async () => {
      if (kept === null) known = (kept = await store.load()) ?? known;
      const asked = await Promise.allSettled(Object.values(services).map(ask));
      const silent = asked.filter(({ status }) => status === 'rejected').length;
      if (!isDeepStrictEqual(known, kept)) await store.save((kept = known));
      if (silent > 0) logger.debug({ silent }, 'features of providers are the last known ones');
    },
    logger,
  });
  const start = (): Stop => {
    const stopListening = bus.subscribeLive('connections', poller.wake);
    const stopPolling = poller.start();
    return async () => {
      stopListening();
      await stopPolling();
    };
  };
  return { features: (): ProviderFeatures => known, start };
}
