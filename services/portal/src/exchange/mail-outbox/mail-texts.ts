import { accountMailTexts } from './account-mail-texts.js';
import { belowCheck, coSignerMailTexts } from './co-signer-mail-texts.js';
import { reminderTexts } from './reminder-texts.js';
import { failedMail } from './failed-mail.js';
import type { AnyMailKind } from './mailbox.js';
import type { MailContent, MailFacts } from './mail-content.js';
import { bankForms, type MailKey, mailWords, type MailWords } from './mail-words.js';
import { staffMailTexts } from './staff-mail-texts.js';

type Button = (facts: MailFacts) => NonNullable<MailContent['button']>;

/** A button to a page of the application. */
const toApplication =
  (path: string, label: MailKey): Button =>
  ({ appUrl, language }) => {
    const { text, page } = mailWords(language);
    return { label: text(label), url: page(appUrl, `/hub/identifizierung${path}`) };
  };
const statusButton = toApplication('/status', 'button.status');
const restartButton: Button = ({ appUrl, language }) => {
  const { text, page } = mailWords(language);
  return { label: text('button.restart'), url: page(appUrl, '/') };
};

/** The first part of the keys of a mail that has two paragraphs and a subject that is the heading too. */
type Notice = MailKey extends infer Key ? (Key extends `${infer Name}.2` ? Name : never) : never;
type SubjectKey = Extract<MailKey, `${string}.subject`>;

/** The heading is the subject, which also names the company. */
function titled(key: SubjectKey, facts: MailFacts, { text }: MailWords): Pick<MailContent, 'subject' | 'heading'> {
  return { subject: `${text(key)} – ${facts.companyName}`, heading: text(key) };
}

function notice(name: Notice, button?: Button) {
  return (facts: MailFacts): MailContent => {
    const words = mailWords(facts.language);
    return {
      ...titled(`${name}.subject` as SubjectKey, facts, words),
      paragraphs: [words.text(`${name}.1` as MailKey), words.text(`${name}.2`)],
      ...(button === undefined ? {} : { button: button(facts) }),
    };
  };
}

/** The mail with the day until which the customer has to act. */
const untilDue =
  (mail: (facts: MailFacts) => MailContent) =>
  (facts: MailFacts): MailContent => {
    const content = mail(facts);
    if (facts.dueAt === null) return content;
    const { text, day } = mailWords(facts.language);
    return { ...content, paragraphs: [...content.paragraphs, text('due', { day: day(facts.dueAt) })] };
  };

function attemptsText({ text }: MailWords, attempts: number | null): string {
  if (!attempts) return text('attempts.unknown');
  if (attempts === 1) return text('attempts.one');
  return attempts === 2 ? text('attempts.two') : text('attempts.more', { attempts });
}

const identifiedMail = notice('identified', statusButton);
/** The bank took the case without everybody being identified. */
const readyMail = notice('ready', statusButton);

function identityCheck(facts: MailFacts): MailContent {
  const words = mailWords(facts.language);
  const { text } = words;
  const { companyName: company, identityCheckUrl: url } = facts;
  return {
    ...titled('identityCheck.subject', facts, words),
    paragraphs: [
      text('identityCheck.1', { theBank: bankForms(words, facts.bankName).theBank, company }),
      text('identityCheck.2'),
    ],
    button: { label: text('identityCheck.button'), url },
    afterwards: belowCheck(facts),
  };
}

function identityCheckEnded(facts: MailFacts): MailContent {
  const words = mailWords(facts.language);
  const { text } = words;
  return {
    ...titled('identityCheckEnded.subject', facts, words),
    paragraphs: [text('identityCheckEnded.1', { company: facts.companyName }), text('identityCheckEnded.2')],
  };
}

function identityCheckFailed(facts: MailFacts): MailContent {
  const words = mailWords(facts.language);
  const { text } = words;
  return {
    ...titled('identityCheckFailed.subject', facts, words),
    paragraphs: [
      text('identityCheckFailed.1', { attempts: attemptsText(words, facts.attemptsLeft) }),
      text('identityCheckFailed.2'),
    ],
    button: { label: text('identityCheckFailed.button'), url: facts.identityCheckUrl },
    afterwards: [text('identityCheck.after')],
  };
}

function orderReceived(facts: MailFacts): MailContent {
  const words = mailWords(facts.language);
  const { text } = words;
  const { afterOrder } = facts;
  const button = afterOrder === 'resolve' ? toApplication('/fortsetzen', 'orderReceived.button') : statusButton;
  return {
    ...titled('orderReceived.subject', facts, words),
    paragraphs: [text('orderReceived.1'), text(`orderReceived.${afterOrder}`)],
    button: button(facts),
  };
}

/** The texts of every mail: what happened, who has to act and what comes next. */
export const mailTexts: Readonly<Record<AnyMailKind, (facts: MailFacts) => MailContent>> = {
  ...accountMailTexts,
  ...staffMailTexts,
  ...coSignerMailTexts,
  ...reminderTexts,
  verificationCopy: ({ companyName, caseNumber, appUrl }) => ({
    subject: `Neue Registrierung – ${companyName}`,
    heading: 'Neue Registrierung',
    paragraphs: [
      `${companyName} hat sich registriert (Vorgang ${caseNumber}). Die Bestätigung der E-Mail-Adresse wurde angefordert.`,
    ],
    button: { label: 'Vorgang öffnen', url: `${appUrl}/bm/${caseNumber}` },
  }),
  identityCheck,
  identityCheckEnded,
  identityCheckFailed,
  orderReceived,
  onHold: notice('onHold', statusButton),
  aborted: notice('aborted', restartButton),
  rejected: notice('rejected'),
  releaseMismatch: notice('releaseMismatch', toApplication('/fortsetzen', 'releaseMismatch.button')),
  releaseFilesTooLarge: notice('releaseFilesTooLarge', toApplication('', 'releaseFilesTooLarge.button')),
  filesTooLarge: notice('filesTooLarge', toApplication('', 'filesTooLarge.button')),
  documentsMissing: untilDue(notice('documentsMissing', toApplication('/status', 'documentsMissing.button'))),
  researchMismatch: untilDue(notice('researchMismatch', toApplication('/status', 'researchMismatch.button'))),
  personDataMissing: notice('personDataMissing', toApplication('/status', 'personDataMissing.button')),
  successful: (facts) => (facts.isIdentified ? identifiedMail : readyMail)(facts),
  continuedByHand: notice('continuedByHand', statusButton),
  failed: failedMail,
  dataRequested: untilDue(notice('dataRequested', statusButton)),
  bankMessage: notice('bankMessage', statusButton),
  accountReady: (facts) => {
    const words = mailWords(facts.language);
    return {
      ...titled('accountReady.subject', facts, words),
      paragraphs: [words.text('accountReady.1')],
      button: statusButton(facts),
    };
  },
  completed: notice('completed', statusButton),
  bankFailed: notice('bankFailed', statusButton),
  expired: notice('expired', restartButton),
};
