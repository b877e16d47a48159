/** How to reach the banking provider (spec 3 §3 "Provider connection settings"). */
export interface BankingConnection {
  readonly baseUrl: string;
  readonly user: string;
  readonly secret: string;
  /** Signs the provider's webhooks. */
  readonly webhookSecret: string;
  /** Where the provider sends its webhooks. */
  readonly webhookUrl: string;
}
