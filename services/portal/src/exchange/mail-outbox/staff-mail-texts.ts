import { approvalMs } from '@kontor/domain/approval/approval';
import type { AnyMailKind } from './mailbox.js';
import { ofTheBank, type MailContent, type MailFacts } from './mail-content.js';

const dayMs = 24 * 60 * 60 * 1000;

/** The texts of mails to staff, which are German. */
export const staffMailTexts: Readonly<
  Record<Extract<AnyMailKind, `staff${string}`>, (facts: MailFacts) => MailContent>
> = {
  staffCode: ({ code, bankName }) => ({
    subject: 'Ihr Bestätigungscode',
    heading: 'Ihr Bestätigungscode',
    paragraphs: [`mit diesem Code schließen Sie Ihre Anmeldung im Bankzugang ${ofTheBank(bankName)} ab.`],
    code,
    afterwards: ['Der Code gilt zehn Minuten. Geben Sie ihn nicht weiter.'],
  }),
  staffInvitation: ({ bankName, appUrl, link, staffName, username }) => ({
    subject: 'Ihr Zugang zum Bankzugang',
    heading: 'Ihr Zugang zum Bankzugang',
    paragraphs: [
      `für ${staffName} wurde ein Zugang zum Bankzugang ${ofTheBank(bankName)} eingerichtet. Der Benutzername ist ${username}.`,
      'Legen Sie jetzt Ihr Passwort fest. Danach können Sie sich anmelden.',
    ],
    button: { label: 'Zugang aktivieren', url: `${appUrl}/bm/aktivierung/${link}` },
    afterwards: [
      'Der Link gilt sieben Tage und nur einmal. Geben Sie ihn nicht weiter.',
      'Sie sind nicht gemeint? Dann löschen Sie diese E-Mail einfach.',
    ],
  }),
  staffPasswordLink: ({ bankName, appUrl, link }) => ({
    subject: 'Neues Passwort festlegen',
    heading: 'Neues Passwort festlegen',
    paragraphs: [`für Ihren Zugang zum Bankzugang ${ofTheBank(bankName)} wurde ein neues Passwort angefordert.`],
    button: { label: 'Passwort festlegen', url: `${appUrl}/bm/passwort-setzen/${link}` },
    afterwards: [
      'Der Link gilt einen Tag und nur einmal. Geben Sie ihn nicht weiter.',
      'Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  staffFactorsChanged: ({ bankName, appUrl }) => ({
    subject: 'Ihr zweiter Faktor wurde geändert',
    heading: 'Ihr zweiter Faktor wurde geändert',
    paragraphs: [
      `bei Ihrem Zugang zum Bankzugang ${ofTheBank(bankName)} wurde ein zweiter Faktor eingerichtet, entfernt oder zurückgesetzt, oder ein Wiederherstellungscode wurde benutzt oder erneuert.`,
      'Was gilt, sehen Sie unter „Mein Zugang“. Waren Sie das nicht? Dann legen Sie sofort ein neues Passwort fest und sagen Sie Ihrer Nutzerverwaltung Bescheid.',
    ],
    button: { label: 'Mein Zugang', url: `${appUrl}/bm/mein-zugang` },
  }),
  staffNewDevice: ({ bankName, appUrl }) => ({
    subject: 'Neue Anmeldung',
    heading: 'Neue Anmeldung',
    paragraphs: [
      `bei Ihrem Zugang zum Bankzugang ${ofTheBank(bankName)} hat sich jemand mit einem Browser angemeldet, den Sie dort bisher nicht benutzt haben.`,
      'Waren Sie das? Dann müssen Sie nichts tun. Sonst legen Sie sofort ein neues Passwort fest: Das meldet alle Geräte ab. Sagen Sie auch Ihrer Nutzerverwaltung Bescheid.',
    ],
    button: { label: 'Zur Anmeldung', url: `${appUrl}/bm/login` },
  }),
  staffApprovalAsked: ({ bankName, appUrl, caseNumber }) => ({
    subject:
      caseNumber === '' ? 'Eine Freigabe wartet auf Sie' : `Eine Freigabe wartet auf Sie – Vorgang ${caseNumber}`,
    heading: 'Eine Freigabe wartet auf Sie',
    paragraphs: [
      `im Bankzugang ${ofTheBank(bankName)} hat jemand ${caseNumber === '' ? 'eine Änderung' : `eine Handlung im Vorgang ${caseNumber}`} beantragt, die eine zweite Person bestätigen muss. Sie dürfen das.`,
      'Sehen Sie sich den Antrag an und geben Sie ihn frei oder lehnen Sie ihn ab. Bis dahin geschieht nichts.',
    ],
    button: { label: 'Freigaben ansehen', url: `${appUrl}/bm/freigaben` },
    afterwards: [
      `Ohne Entscheidung verfällt der Antrag nach ${approvalMs / dayMs} Tagen. Hat schon jemand anderes entschieden, müssen Sie nichts tun.`,
    ],
  }),
  staffPasswordChanged: ({ bankName, appUrl }) => ({
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      `das Passwort Ihres Zugangs zum Bankzugang ${ofTheBank(bankName)} wurde geändert. Auf allen Geräten wurden Sie abgemeldet.`,
      'Waren Sie das nicht? Dann legen Sie sofort ein neues Passwort fest und sagen Sie Ihrer Nutzerverwaltung Bescheid.',
    ],
    button: { label: 'Zur Anmeldung', url: `${appUrl}/bm/login` },
  }),
};
