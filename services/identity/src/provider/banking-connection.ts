/** How to reach the banking provider (R3 §3 "Provider connection settings"). */
export interface BankingConnection {
  readonly baseUrl: string;
  readonly user: string;
  readonly secret: string;
  /** Log each call. */
  readonly debugLog: boolean;
}
