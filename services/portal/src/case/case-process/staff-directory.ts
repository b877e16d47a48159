/** What cases need of the accounts of staff. */
export interface StaffDirectory {
  /** The name of a member of staff; null for an unknown account. */
  readonly nameOf: (accountId: string) => Promise<string | null>;
  /** Whether an account is active and works on cases. */
  readonly isClerk: (accountId: string) => Promise<boolean>;
  /** The active accounts that work on cases, by name. */
  readonly clerks: () => Promise<readonly { readonly accountId: string; readonly name: string }[]>;
}
