import type { MailContent, MailFacts } from './mail-content.js';
import { mailWords } from './mail-words.js';

/** The mail about an identification that ended for good, each cause with its own text. */
export function failedMail(facts: MailFacts): MailContent {
  const { endedPersons, companyName, supportPhone, appUrl } = facts;
  const { text, list, page } = mailWords(facts.language);
  const end = facts.end ?? 'refused';
  const subject = text(`failed.${end}.subject`);
  const names = endedPersons.length === 0 ? text('failed.somebody') : list(endedPersons);
  const phone = supportPhone === '' ? [] : [text('failed.phone', { phone: supportPhone })];
  return {
    subject: `${subject} – ${companyName}`,
    heading: subject,
    paragraphs: [text(`failed.${end}.1`, { names }), [text(`failed.${end}.2`), ...phone].join(' ')],
    button: { label: text('button.status'), url: page(appUrl, '/hub/identifizierung/status') },
  };
}
