/** How to reach the core banking system (R3 §3 "Provider connection settings"). */
export interface CoreBankConnection {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Number of the branch (geschaeftsstelle), digits; empty for none. */
  readonly branch: string;
  /** Number of the adviser (nrBerater), digits; empty for none. */
  readonly advisor: string;
}
