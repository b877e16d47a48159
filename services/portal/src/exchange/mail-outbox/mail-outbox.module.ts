export { createAccountWithMails } from './account-mails.js';
export { recipientOf } from './stop-token.js';
