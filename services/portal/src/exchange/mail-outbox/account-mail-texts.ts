import { bankForms, mailWords } from './mail-words.js';
import type { MailContent, MailFacts } from './mail-content.js';

/** The customer has no session for a code: the link confirms, or a login with a code of its own. */
function adviserVerification(facts: MailFacts): MailContent {
  const { companyName: company, bankName, appUrl, link, doiDays: days, adviserName: adviser } = facts;
  const words = mailWords(facts.language);
  const { text, page } = words;
  const { ofTheBank } = bankForms(words, bankName);
  return {
    subject: text('adviser.subject', { ofTheBank }),
    heading: text('verification.subject'),
    paragraphs: [
      adviser === ''
        ? text('adviser.1', { ofTheBank, company })
        : text('adviser.1.named', { adviser, ofTheBank, company }),
      text('adviser.2'),
    ],
    button: { label: text('verification.button'), url: page(appUrl, `/hub/aktivierung/${link}`) },
    afterwards: [
      text('adviser.after.1', { address: page(appUrl, '/hub/entry') }),
      text('verification.after.2', { days }),
      text('adviser.after.3'),
    ],
  };
}

/** Names nothing that whoever registered has typed: they may be a stranger. */
function addressTaken({ bankName, appUrl, language }: MailFacts): MailContent {
  const words = mailWords(language);
  const { text, page } = words;
  const { ofTheBank } = bankForms(words, bankName);
  return {
    subject: text('taken.subject'),
    heading: text('taken.subject'),
    paragraphs: [text('taken.1', { ofTheBank }), text('taken.2')],
    button: { label: text('taken.button'), url: page(appUrl, '/hub/entry') },
    afterwards: [text('taken.after')],
  };
}

function verification(facts: MailFacts): MailContent {
  if (facts.isAddressTaken) return addressTaken(facts);
  if (facts.createdByAdviser) return adviserVerification(facts);
  const words = mailWords(facts.language);
  const { text, page } = words;
  const { ofTheBank } = bankForms(words, facts.bankName);
  return {
    subject: text('verification.subject'),
    heading: text('verification.subject'),
    paragraphs: [text('verification.1', { company: facts.companyName, ofTheBank }), text('verification.2')],
    code: facts.code,
    button: { label: text('verification.button'), url: page(facts.appUrl, `/hub/aktivierung/${facts.link}`) },
    afterwards: [
      text('verification.after.1'),
      text('verification.after.2', { days: facts.doiDays }),
      text('verification.after.3'),
    ],
  };
}

function loginCode({ code, appUrl, link, language }: MailFacts): MailContent {
  const { text, page } = mailWords(language);
  return {
    subject: text('loginCode.subject'),
    heading: text('loginCode.subject'),
    paragraphs: [text('loginCode.1')],
    code,
    button: { label: text('loginCode.button'), url: page(appUrl, `/hub/entry/${link}`) },
    afterwards: [text('loginCode.after.1'), text('loginCode.after.2')],
  };
}

/** The texts of mails about a customer's login. */
export const accountMailTexts: Readonly<
  Record<'verification' | 'verificationAgain' | 'loginCode', (facts: MailFacts) => MailContent>
> = { verification, verificationAgain: verification, loginCode };
