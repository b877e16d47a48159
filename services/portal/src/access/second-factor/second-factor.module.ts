export { challengeOf, issueTicket, readTicket } from './factor-ticket.js';
export { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
export { enrolmentOptions, keyPlaceOf, verifiedKey } from './security-key.js';
export { type FactorDeps, factorQuestionOf, holderOf, spendFactor } from './spend-factor.js';
export { secretOf, stepOfCode, totpUri } from './totp.js';
