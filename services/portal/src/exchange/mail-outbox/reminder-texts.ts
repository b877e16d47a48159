import { germanDay } from '@kontor/domain/calendar-date/german-day';
import type { MailContent, MailFacts } from './mail-content.js';

const stopOf = ({ stopUrl, companyName }: MailFacts): NonNullable<MailContent['stop']> => ({
  label: `Sie möchten an den Antrag für ${companyName} nicht mehr erinnert werden`,
  url: stopUrl,
});

const until = ({ dueAt }: MailFacts, text: (day: string) => string): readonly string[] =>
  dueAt === null ? [] : [text(germanDay(dueAt))];

const application = ({ appUrl }: MailFacts, path: string, label: string) => ({
  label,
  url: `${appUrl}/hub/identifizierung${path}`,
});

function reminder(
  subject: string,
  paragraphs: (facts: MailFacts) => readonly string[],
  button: (facts: MailFacts) => NonNullable<MailContent['button']>,
) {
  return (facts: MailFacts): MailContent => ({
    subject: `${subject} – ${facts.companyName}`,
    heading: subject,
    paragraphs: paragraphs(facts),
    button: button(facts),
    stop: stopOf(facts),
  });
}

/** Reminders: what is open, until when, and how they stop. They advertise nothing. */
export const reminderTexts = {
  draftReminder: reminder(
    'Ihr Antrag ist noch nicht abgesendet',
    (facts) => [
      `Sie haben einen Antrag auf ein Konto für ${facts.companyName} begonnen. Ihre bisherigen Angaben sind gespeichert.`,
      'Sie können dort weitermachen, wo Sie aufgehört haben.',
      ...until(facts, (day) => `Ohne eine weitere Eingabe läuft der Antrag am ${day} ab.`),
    ],
    (facts) => application(facts, '', 'Antrag fortsetzen'),
  ),
  identityCheckReminder: (facts: MailFacts): MailContent => ({
    subject: `Ihre Identifikation steht noch aus – ${facts.companyName}`,
    heading: 'Ihre Identifikation steht noch aus',
    paragraphs: [
      `für das Konto von ${facts.companyName} müssen wir Sie als beteiligte Person identifizieren. Das dauert nur wenige Minuten.`,
      'Sie brauchen Ihren Ausweis, ein Gerät mit Kamera und ein Mobiltelefon, das eine SMS empfangen kann.',
    ],
    button: { label: 'Jetzt identifizieren', url: facts.identityCheckUrl },
    afterwards: ['Der Link ist nur für Sie bestimmt. Geben Sie ihn nicht weiter.'],
    stop: stopOf(facts),
  }),
  missingInformationReminder: reminder(
    'Zu Ihrem Antrag fehlt noch etwas von Ihnen',
    (facts) => [
      'wir warten noch auf Unterlagen, Angaben oder eine Antwort von Ihnen. Was genau fehlt, sehen Sie auf Ihrer Statusseite.',
      ...until(facts, (day) => `Bitte erledigen Sie das bis zum ${day}.`),
    ],
    (facts) => application(facts, '/status', 'Stand ansehen'),
  ),
  expiryReminder: reminder(
    'Ihr Antrag läuft bald ab',
    (facts) => [
      ...until(facts, (day) => `am ${day} läuft Ihr Antrag auf ein Konto für ${facts.companyName} ab.`),
      'Danach wird er nicht weiter bearbeitet, und Sie müssten neu beginnen. Was noch zu tun ist, sehen Sie in Ihrem Antrag.',
    ],
    (facts) => application(facts, '', 'Antrag öffnen'),
  ),
} as const;
