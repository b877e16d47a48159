/** How to reach the core banking system (R3 §3 "Provider connection settings"). */
export interface CoreBankConnection {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Number of the branch (geschaeftsstelle). */
  readonly branch: number;
  /** Number of the adviser (nrBerater). */
  readonly advisor: number;
}
