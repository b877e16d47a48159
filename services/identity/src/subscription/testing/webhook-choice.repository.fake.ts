import type { WebhookChoice } from '../webhook-choice.js';

/** The choice in memory. */
export function createFakeWebhookChoice(): WebhookChoice {
  let chosen = true;
  return {
    areWanted: async () => chosen,
    choose: async (areWanted) => void (chosen = areWanted),
  };
}
