/** How to reach the company-check service (R3 §3 "Provider connection settings"). */
export interface CompanyCheckConnection {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Log each call. */
  readonly debugLog: boolean;
}
