/** What persons need of mails, for tests without any. */
export const withoutMails = {
  spendMail: async () => undefined,
  spendInvitation: async () => undefined,
  links: { renew: async () => null, mayMail: async () => false },
};
