/** How to reach the company-check service (spec 3 §3 "Provider connection settings"). */
export interface CompanyCheckConnection {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
