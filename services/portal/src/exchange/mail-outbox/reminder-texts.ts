import type { MailContent, MailFacts } from './mail-content.js';
import { type MailKey, mailWords, type MailWords } from './mail-words.js';

/** The page that stops them opens in the language of the mail. */
function stopOf(
  { text, page }: MailWords,
  { stopUrl, companyName: company }: MailFacts,
): NonNullable<MailContent['stop']> {
  return { label: text('reminder.stop', { company }), press: text('reminder.stop.press'), url: page(stopUrl, '') };
}

/** What a reminder says, with its subject as the heading, and how reminders stop. */
function reminder(
  name: 'draftReminder' | 'identityCheckReminder' | 'missingInformationReminder' | 'expiryReminder',
  parts: (facts: MailFacts, words: MailWords) => Pick<MailContent, 'paragraphs' | 'button' | 'afterwards'>,
) {
  return (facts: MailFacts): MailContent => {
    const words = mailWords(facts.language);
    const heading = words.text(`${name}.subject`);
    const subject = `${heading} – ${facts.companyName}`;
    return { subject, heading, ...parts(facts, words), stop: stopOf(words, facts) };
  };
}

/** A sentence with the day until which it is awaited; none where there is no such day. */
function until({ text, day }: MailWords, { dueAt, companyName: company }: MailFacts, key: MailKey): readonly string[] {
  return dueAt === null ? [] : [text(key, { day: day(dueAt), company })];
}

const toPage = ({ text, page }: MailWords, { appUrl }: MailFacts, path: string, label: MailKey) => ({
  label: text(label),
  url: page(appUrl, `/hub/identifizierung${path}`),
});

/** Reminders: what is open, until when, and how they stop. They advertise nothing. */
export const reminderTexts = {
  draftReminder: reminder('draftReminder', (facts, words) => ({
    paragraphs: [
      words.text('draftReminder.1', { company: facts.companyName }),
      words.text('draftReminder.2'),
      ...until(words, facts, 'draftReminder.until'),
    ],
    button: toPage(words, facts, '', 'draftReminder.button'),
  })),
  identityCheckReminder: reminder('identityCheckReminder', (facts, { text }) => ({
    paragraphs: [text('identityCheckReminder.1', { company: facts.companyName }), text('identityCheck.2')],
    button: { label: text('identityCheck.button'), url: facts.identityCheckUrl },
    afterwards: [text('identityCheck.after')],
  })),
  missingInformationReminder: reminder('missingInformationReminder', (facts, words) => ({
    paragraphs: [words.text('missingInformationReminder.1'), ...until(words, facts, 'due')],
    button: toPage(words, facts, '/status', 'button.status'),
  })),
  expiryReminder: reminder('expiryReminder', (facts, words) => ({
    paragraphs: [...until(words, facts, 'expiryReminder.1'), words.text('expiryReminder.2')],
    button: toPage(words, facts, '', 'expiryReminder.button'),
  })),
} as const;
