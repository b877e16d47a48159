import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { BankingProvider } from '../provider/banking-provider.js';
import { ownSubscriptions, subscribeAll, unsubscribeAll } from './keep-subscribed.js';
import type { WebhookChoice } from './webhook-choice.js';

export interface WebhookDeps {
  /** The present client of the banking provider; null without a connection. */
  readonly banking: () => BankingProvider | null;
  readonly choice: Pick<WebhookChoice, 'choose'>;
  /** Our address for its webhooks. */
  readonly url: string;
}

type Subscriptions = Awaited<ReturnType<typeof ownSubscriptions>>;

/** Our webhooks at the banking provider. @throws ServiceFault not-connected (retryable) */
export function listWebhooks(deps: WebhookDeps, deadline: number | undefined): Promise<Subscriptions> {
  return ownSubscriptions(subscriberOf(deps, deadline));
}

/** Registers or removes all webhooks, and remembers which. @throws ServiceFault not-connected (retryable) */
export async function chooseWebhooks(
  deps: WebhookDeps,
  areWanted: boolean,
  deadline: number | undefined,
): Promise<Subscriptions> {
  const subscriber = subscriberOf(deps, deadline);
  await deps.choice.choose(areWanted);
  await (areWanted ? subscribeAll(subscriber) : unsubscribeAll(subscriber));
  return ownSubscriptions(subscriber);
}

function subscriberOf({ banking, url }: WebhookDeps, deadline: number | undefined) {
  const client = banking();
  if (client === null)
    throw new ServiceFault('not-connected', 'There is no connection to banking', { retryable: true });
  return { banking: client.until(deadline), url };
}
