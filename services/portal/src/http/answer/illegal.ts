import type { CaseActor } from '@kontor/domain/case/case-command';
import { Problem } from '@kontor/platform/problem/problem';
import { problem, problemTable } from './problem-table.js';

const sentences: Readonly<Record<string, string>> = {
  saveForm: 'Ihr Antrag ist abgesendet. Diese Angaben lassen sich nicht mehr ändern.',
  order: 'Ihr Antrag ist schon abgesendet oder beendet. Er lässt sich nicht noch einmal absenden.',
  continue: 'Hier ist nichts mehr zu klären: Die Abweichungen sind geklärt, oder Ihr Antrag ist beendet.',
  abortOfDocuments:
    'Abweichungen von Ihren Unterlagen lassen sich nur klären. Den Antrag können Sie auf der Statusseite abbrechen.',
  documentsUploaded: 'Zu Ihrem Antrag sind zurzeit keine Unterlagen angefordert.',
  personCompleted: 'Zu dieser Person fehlen keine Angaben mehr.',
  ownPersonCompleted: 'Zurzeit fehlen keine Angaben von Ihnen.',
  ownCheck: 'Zurzeit ist keine Identifikation für Sie offen.',
  resendCheckMail: 'Diese Person hat zurzeit keine offene Identifikation, zu der wir eine E-Mail senden könnten.',
  invitePerson:
    'Diese Person können wir nicht einladen: Ihre Angaben sind schon vollständig, oder es fehlt eine eigene E-Mail-Adresse.',
  'provideFeedback.unidentified': 'Ihr Feedback nehmen wir an, sobald Sie sich identifiziert haben.',
  'provideFeedback.bankWorks':
    'Die Bank bearbeitet Ihren Antrag schon oder hat ihn abgeschlossen. Feedback nehmen wir nur vorher an.',
  'provideFeedback.off': 'Ihre Bank nimmt zurzeit kein Feedback an.',
  'provideFeedback.final': 'Ihr Feedback ist gespeichert. Es ließ sich 30 Tage lang ändern.',
  abort: 'Ihr Antrag lässt sich nicht mehr abbrechen, weil er beendet ist oder die Bank ihn schon bearbeitet.',
  customerMessage: 'Zu Ihrem Antrag können Sie zurzeit keine Nachrichten senden.',
  contractFilesRead: 'Unterlagen liegen erst bereit, wenn Ihr Antrag erfolgreich abgeschlossen ist.',
  secondCompany: 'Bei dieser Rechtsform gibt es keine zweite Gesellschaft.',
};

/** 409 `illegal` in words for the customer; an act without a sentence has that of every act. */
export function illegalForCustomer(act: string): Problem {
  const message = sentences[act] ?? problemTable.illegal.message;
  return new Problem({ ...problemTable.illegal, code: 'illegal', message, extensions: { state: 'illegal' } });
}

/** 409 `illegal` in the words of the side that asks. */
export function illegalFor(side: CaseActor['side'], act: string): Problem {
  return side === 'customer' ? illegalForCustomer(act) : problem('illegal', { state: 'illegal' });
}
