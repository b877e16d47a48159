import type { Language } from '@kontor/texts/languages';
import { type AccountDeps, changeApplicant, languageOfApplicant } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';

/** Changes the language of an applicant's mails. @throws Problem 401 when the account is gone */
export async function changeLanguage(
  { applicants }: Pick<AccountDeps, 'applicants'>,
  accountId: string,
  language: Language,
): Promise<void> {
  const applicant = await applicants.findByAccount(accountId);
  if (applicant === null) throw problem('unauthorized');
  await changeApplicant(applicants, applicant, (current) =>
    languageOfApplicant(current) === language ? null : { language },
  );
}
