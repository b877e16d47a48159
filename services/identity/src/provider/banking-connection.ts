/** How to reach the banking provider (R3 §3 "Provider connection settings"). */
export interface BankingConnection {
  readonly baseUrl: string;
  readonly user: string;
  readonly secret: string;
  /** Where the provider sends its webhooks. */
  readonly webhookUrl: string;
}
