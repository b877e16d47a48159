import { createPolledGauge } from '../metrics/polled-gauge.js';
import type { WebhookRelayOptions } from './webhook-relay.js';

type Measured = Pick<WebhookRelayOptions, 'provider' | 'inbox' | 'logger' | 'metrics'>;

/** The inboxes of one registry, by provider; a metric is registered once. */
const measured = new WeakMap<object, Measured[]>();

/** Metric: age of the oldest unhandled webhook of each provider. */
export function measureWaiting(options: Measured): void {
  const { metrics, logger } = options;
  if (metrics === undefined) return;
  const known = measured.get(metrics);
  if (known !== undefined) {
    known.push(options);
    return;
  }
  const all = [options];
  measured.set(metrics, all);
  createPolledGauge(metrics, {
    name: 'webhook_oldest_waiting_seconds',
    help: 'Age of the oldest webhook that is not handled yet; 0 when none waits',
    labelNames: ['provider'],
    logger,
    read: () => Promise.all(all.map(readingOf)),
  });
}

async function readingOf({ provider, inbox }: Measured): Promise<{ labels: { provider: string }; value: number }> {
  const since = await inbox.waitingSince(provider);
  return { labels: { provider }, value: since === undefined ? 0 : Math.max(0, Date.now() - since.getTime()) / 1000 };
}
