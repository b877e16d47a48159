/** Cases with an order at the provider; webhooks about other cases are ignored. */
export interface KnownCases {
  add(caseId: string): Promise<void>;
  has(caseId: string): Promise<boolean>;
  erase(caseId: string): Promise<void>;
}
