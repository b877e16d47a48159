/** An act of staff on a case that moves no status: the log has it, and the status history shows it. */
export type BankActName =
  | 'syncWithProvider'
  | 'orderRegisterDocuments'
  | 'orderTransparencyRegister'
  | 'fetchDocuments'
  | 'passToCoreBanking'
  | 'linkExistingParty'
  | 'createAccount'
  | 'createGirocard';
