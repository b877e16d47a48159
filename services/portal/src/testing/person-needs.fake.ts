/** What persons need of mails, for tests without any. */
export const withoutMails = {
  spendMail: async () => undefined,
  links: { revoke: async () => undefined, mayMail: async () => false },
};
