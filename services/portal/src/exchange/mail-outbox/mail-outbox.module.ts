export { createAccountWithMails } from './account-mails.js';
