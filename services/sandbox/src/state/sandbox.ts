import type { SandboxConfig } from './sandbox-config.js';
import { createRegister, type Register } from '../companies/register.js';
import { createSandboxMetrics, type SandboxMetrics } from '../metrics/metrics.js';
import { createFaults, type Faults } from '../faults/faults.js';
import { createIdentityChecks, type IdentityChecks } from '../identity-checks/identity-checks.js';
import { openStore, type Store } from '../journal/store.js';
import { createLedger, type Ledger } from '../ledger/ledger.js';
import { createIdleWindow, type IsIdle } from '../scenarios/idle-window.js';
import { createTimetable, type Timetable } from '../timetable/timetable.js';
import { createSubscriptions, type Subscriptions } from '../webhooks/subscriptions.js';
import { createWebhooks, type Webhooks } from '../webhooks/webhooks.js';

/** Dependencies shared by all providers. */
export interface Sandbox {
  config: SandboxConfig;
  store: Store;
  ledger: Ledger;
  faults: Faults;
  timetable: Timetable;
  subscriptions: Subscriptions;
  webhooks: Webhooks;
  metrics: SandboxMetrics;
  checks: IdentityChecks;
  register: Register;
  isIdle: IsIdle;
}

/** Opens the journal and rebuilds the state. `onBroken` is called when the journal can't be written any more. */
export async function openSandbox(config: SandboxConfig, onBroken: (error: unknown) => void): Promise<Sandbox> {
  const store = await openStore(config.dataFolder, onBroken);
  const faults = createFaults(store);
  const timetable = createTimetable(store);
  const subscriptions = createSubscriptions(store);
  const { banking, onboarding, companyCheck, stepMs, publicUrl } = config;
  const only = (url: string | null): string[] => (url ? [url] : []);
  const receivers = {
    banking: {
      secret: banking.webhook.secret,
      urlsFor: (type: string) => subscriptions.urlsFor(type) ?? only(banking.webhook.url),
    },
    onboarding: { secret: onboarding.webhook.secret, urlsFor: () => only(onboarding.webhook.url) },
    'company-check': { secret: companyCheck.webhook.secret, urlsFor: () => only(companyCheck.webhook.url) },
  };
  const webhooks = createWebhooks({ store, faults, receivers });
  return {
    config,
    store,
    faults,
    timetable,
    subscriptions,
    ledger: createLedger(store),
    webhooks,
    metrics: createSandboxMetrics(webhooks),
    checks: createIdentityChecks({ store, timetable, publicUrl, stepMs }),
    register: createRegister(),
    isIdle: createIdleWindow(store, config.idleMs),
  };
}
