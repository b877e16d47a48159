/** Cases for which something was asked at the provider: its webhooks are about these and no others. */
export interface KnownCases {
  add(caseId: string): Promise<void>;
  has(caseId: string): Promise<boolean>;
  erase(caseId: string): Promise<void>;
}
