import { approvalMs } from '@kontor/domain/approval/approval';
import type { AccountMail } from '../../access/account/account.module.js';
import { ofTheBank, type MailContent, type MailFacts } from './mail-content.js';

const dayMs = 24 * 60 * 60 * 1000;

const ten = 'Der Code gilt zehn Minuten. Der Link gilt länger. Geben Sie beide nicht weiter.';

const unconfirmed = (days: number): string => `Ohne Ihre Bestätigung verfällt die Registrierung nach ${days} Tagen.`;

/** The customer has no session for a code: the link confirms, or a login with a code of its own. */
function adviserVerification(facts: MailFacts): MailContent {
  const { companyName, bankName, appUrl, link, doiDays, adviserName } = facts;
  const adviser = adviserName === '' ? 'Ihre Beraterin oder Ihr Berater bei' : `${adviserName} von`;
  return {
    subject: `Ihr Kontoantrag bei ${ofTheBank(bankName)}`,
    heading: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `${adviser} ${ofTheBank(bankName)} hat für ${companyName} einen Kontoantrag angelegt.`,
      'Bestätigen Sie jetzt Ihre E-Mail-Adresse. Danach prüfen und ergänzen Sie Ihren Antrag.',
    ],
    button: { label: 'E-Mail-Adresse bestätigen', url: `${appUrl}/hub/aktivierung/${link}` },
    afterwards: [
      `Sie möchten lieber einen Code eingeben? Melden Sie sich unter ${appUrl}/hub/entry mit dieser E-Mail-Adresse an: Wir senden Ihnen einen Code, und mit ihm ist auch Ihre Adresse bestätigt.`,
      unconfirmed(doiDays),
      'Sie haben mit niemandem über ein Konto gesprochen? Dann löschen Sie diese E-Mail einfach.',
    ],
  };
}

/** Names nothing that whoever registered has typed: they may be a stranger. */
function addressTaken({ bankName, appUrl }: MailFacts): MailContent {
  return {
    subject: 'Sie sind schon registriert',
    heading: 'Sie sind schon registriert',
    paragraphs: [
      `mit Ihrer E-Mail-Adresse wurde gerade bei ${ofTheBank(bankName)} ein Konto beantragt. Zu dieser Adresse gibt es aber schon einen Antrag oder ein Konto.`,
      'Waren Sie das? Dann melden Sie sich mit dieser Adresse an und machen Sie dort weiter. Für ein weiteres Unternehmen verwenden Sie bitte eine andere E-Mail-Adresse.',
    ],
    button: { label: 'Zur Anmeldung', url: `${appUrl}/hub/entry` },
    afterwards: ['Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Antrag und Ihr Konto bleiben, wie sie sind.'],
  };
}

function verification(facts: MailFacts): MailContent {
  if (facts.isAddressTaken) return addressTaken(facts);
  if (facts.createdByAdviser) return adviserVerification(facts);
  return {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `vielen Dank, dass Sie für ${facts.companyName} ein Konto bei ${ofTheBank(facts.bankName)} eröffnen möchten.`,
      'Bestätigen Sie jetzt Ihre E-Mail-Adresse. Danach können Sie Ihren Antrag ausfüllen. Klicken Sie dazu auf den Knopf oder geben Sie diesen Code ein:',
    ],
    code: facts.code,
    button: { label: 'E-Mail-Adresse bestätigen', url: `${facts.appUrl}/hub/aktivierung/${facts.link}` },
    afterwards: [
      ten,
      unconfirmed(facts.doiDays),
      'Sie haben sich nicht registriert? Dann löschen Sie diese E-Mail einfach.',
    ],
  };
}

function loginCode(facts: MailFacts): MailContent {
  return {
    subject: 'Ihr Zugangscode',
    heading: 'Ihr Zugangscode',
    paragraphs: ['mit diesem Code melden Sie sich an. Sie können auch auf den Knopf klicken.'],
    code: facts.code,
    button: { label: 'Anmelden', url: `${facts.appUrl}/hub/entry/${facts.link}` },
    afterwards: [
      'Code und Link gelten zehn Minuten und nur einmal. Geben Sie sie nicht weiter.',
      'Sie haben keinen Code angefordert? Dann müssen Sie nichts tun.',
    ],
  };
}

/** The texts of mails about a login, of customers and of staff. */
export const accountMailTexts: Readonly<
  Record<AccountMail['kind'] | 'verification', (facts: MailFacts) => MailContent>
> = {
  verification,
  verificationAgain: verification,
  loginCode,
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
