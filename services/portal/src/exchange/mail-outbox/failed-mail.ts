import type { CaseEnd } from '@kontor/domain/case-wording/case-end';
import type { MailContent, MailFacts } from './mail-content.js';

const list = new Intl.ListFormat('de', { type: 'conjunction' });
const stopped = 'Ihr Antrag wird deshalb nicht weiter bearbeitet.';

interface End {
  readonly subject: string;
  readonly happened: (names: string) => string;
  readonly next: string;
}

const ends: Readonly<Record<CaseEnd, End>> = {
  research: {
    subject: 'Die Prüfung Ihres Unternehmens ist fehlgeschlagen',
    happened: () => 'wir konnten Ihr Unternehmen mit den vorliegenden Angaben nicht abschließend prüfen.',
    next: 'Wir sagen Ihnen gern, welche Möglichkeiten Sie jetzt haben.',
  },
  refused: {
    subject: 'Die Identifikation ist fehlgeschlagen',
    happened: () => 'die Identifikation konnte nicht erfolgreich abgeschlossen werden.',
    next: 'Wenn Sie dazu Fragen haben, sprechen Sie uns bitte an.',
  },
  person: {
    subject: 'Die Identifikation ist unvollständig',
    happened: (names) => `die Identifikation von ${names || 'mindestens einer Person'} ist fehlgeschlagen.`,
    next: 'Sprechen Sie uns bitte an, oder stellen Sie einen neuen Antrag.',
  },
  removed: {
    subject: 'Die Identifikation wurde beendet',
    happened: (names) => `die Identifikation von ${names || 'mindestens einer Person'} wurde beendet.`,
    next: 'Sprechen Sie uns bitte an, oder stellen Sie einen neuen Antrag.',
  },
};

/** The mail about an identification that ended for good, each cause with its own text. */
export function failedMail({ end, endedPersons, companyName, supportPhone, appUrl }: MailFacts): MailContent {
  const { subject, happened, next } = ends[end ?? 'refused'];
  const phone = supportPhone === '' ? [] : [`Sie erreichen uns telefonisch unter ${supportPhone}.`];
  return {
    subject: `${subject} – ${companyName}`,
    heading: subject,
    paragraphs: [`${happened(list.format(endedPersons))} ${stopped}`, [next, ...phone].join(' ')],
    button: { label: 'Stand ansehen', url: `${appUrl}/hub/identifizierung/status` },
  };
}
