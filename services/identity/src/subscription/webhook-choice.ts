/** Whether the bank wants its webhooks at the banking provider: removed ones stay removed until it registers them. */
export interface WebhookChoice {
  /** True until somebody has removed them. */
  areWanted(): Promise<boolean>;
  choose(areWanted: boolean): Promise<void>;
}
