export { createAccountWithMails } from './account-mails.js';
export { remindedIn } from './reminded-in.js';
export { recipientOf } from './stop-token.js';
