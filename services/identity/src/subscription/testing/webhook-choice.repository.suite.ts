import type { WebhookChoice } from '../webhook-choice.js';

/** What every store of the choice must do; run against the fake and against MongoDB. */
export function webhookChoiceSuite(choiceOf: () => WebhookChoice): void {
  test('webhooks are wanted until they are removed, and again when they are registered', async () => {
    const choice = choiceOf();
    expect(await choice.areWanted()).toBe(true);
    await choice.choose(false);
    await choice.choose(false);
    expect(await choice.areWanted()).toBe(false);
    await choice.choose(true);
    expect(await choice.areWanted()).toBe(true);
  });
}
