/** What a finding about a case is: a result of a provider or of the core bank, recorded under the case's key. */
export type FindingKind =
  | 'matching'
  | 'economyReport'
  | 'creditChecks'
  | 'partyReport'
  | 'account'
  | 'girocard'
  | 'identityCheck'
  | 'missingInformation'
  | 'providerNotes';
