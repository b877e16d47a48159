import { coSignerTimes } from '@kontor/domain/co-signer/co-signer-step';
import type { MailContent, MailFacts } from './mail-content.js';
import { bankForms, mailWords } from './mail-words.js';

const days = coSignerTimes.linkMs / (24 * 60 * 60 * 1000);

/** The token is behind the number sign, so that no server and no referrer sees it. */
const ownPage = ({ appUrl, personLink, language }: MailFacts): string =>
  mailWords(language).page(appUrl, `/hub/person#${personLink}`);

/** What a person learns whose data somebody else has given (Art. 14 DSGVO). */
function privacyNotice({ bankName, companyName: company, privacyUrl, language }: MailFacts): readonly string[] {
  const words = mailWords(language);
  const { text } = words;
  const where =
    privacyUrl === '' ? text('privacy.where.imprint') : text('privacy.where.notes', { address: privacyUrl });
  return [
    text('privacy.title'),
    text('privacy.controller', { theBank: bankForms(words, bankName).theBank, where }),
    text('privacy.source', { company }),
    text('privacy.data'),
    text('privacy.purpose', { company }),
    text('privacy.recipients'),
    text('privacy.duration'),
    text('privacy.rights'),
  ];
}

/** What the mail about an identity check says below its button, to a person with a page of their own and to any other. */
export function belowCheck(facts: MailFacts): readonly string[] {
  const { text } = mailWords(facts.language);
  if (facts.personLink === '') return [text('identityCheck.after')];
  return [
    text('identityCheck.after.page', { address: ownPage(facts) }),
    text('identityCheck.after.links', { days }),
    ...privacyNotice(facts),
  ];
}

/** The texts of the mails that only co-signers get. */
export const coSignerMailTexts: Readonly<Record<'coSignerCode' | 'coSignerData', (facts: MailFacts) => MailContent>> = {
  coSignerCode: ({ code, bankName, language }) => {
    const words = mailWords(language);
    const { text } = words;
    return {
      subject: text('coSignerCode.subject'),
      heading: text('coSignerCode.subject'),
      paragraphs: [text('coSignerCode.1', { ofTheBank: bankForms(words, bankName).ofTheBank })],
      code,
      afterwards: [text('coSignerCode.after.1'), text('coSignerCode.after.2')],
    };
  },
  coSignerData: (facts) => {
    const words = mailWords(facts.language);
    const { text } = words;
    const { companyName: company, bankName } = facts;
    return {
      subject: `${text('coSignerData.subject')} – ${company}`,
      heading: text('coSignerData.subject'),
      paragraphs: [
        text('coSignerData.1', { company, TheBank: bankForms(words, bankName).TheBank }),
        text('coSignerData.2'),
        text('coSignerData.3'),
      ],
      button: { label: text('coSignerData.button'), url: ownPage(facts) },
      afterwards: [text('coSignerData.after', { days }), ...privacyNotice(facts)],
    };
  },
};
