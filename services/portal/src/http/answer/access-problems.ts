import type { ProblemTable } from '@kontor/platform/problem/problem';

/** Error codes of login, second factors and roles. */
export const accessProblems = {
  unauthorized: { status: 401, title: 'Nicht angemeldet', message: 'Bitte melden Sie sich an.' },
  'login-failed': {
    status: 401,
    title: 'Anmeldung fehlgeschlagen',
    message: 'Benutzername oder Passwort ist nicht richtig.',
  },
  'ticket-required': {
    status: 401,
    title: 'Ticket erforderlich',
    message: 'Der Link zum Herunterladen ist abgelaufen. Bitte starten Sie den Download erneut.',
  },
  forbidden: { status: 403, title: 'Nicht erlaubt', message: 'Dazu sind Sie nicht berechtigt.' },
  'not-verified': {
    status: 403,
    title: 'E-Mail-Adresse nicht bestätigt',
    message: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  },
  'confirmed-elsewhere': {
    status: 401,
    title: 'E-Mail-Adresse bestätigt',
    message: 'Ihre E-Mail-Adresse ist bestätigt. Bitte melden Sie sich hier an.',
  },
  disconnected: {
    status: 401,
    title: 'Verbindung beendet',
    message: 'Die Verbindung mit dem ersten Gerät wurde beendet. Bitte melden Sie sich hier an.',
  },
  'pairing-unknown': {
    status: 400,
    title: 'Code unbekannt',
    message: 'Diesen QR-Code gibt es nicht. Bitte lassen Sie sich am ersten Gerät einen neuen Code anzeigen.',
  },
  'pairing-used': {
    status: 400,
    title: 'Code schon benutzt',
    message: 'Dieser QR-Code wurde schon benutzt. Jeder Code gilt nur einmal.',
  },
  'pairing-expired': {
    status: 400,
    title: 'Code abgelaufen',
    message: 'Dieser QR-Code ist abgelaufen. Jeder Code gilt zwei Minuten.',
  },
  'pairing-revoked': {
    status: 400,
    title: 'Code nicht mehr gültig',
    message: 'Dieser QR-Code wurde am ersten Gerät beendet oder durch einen neuen ersetzt.',
  },
  'pairing-same-device': {
    status: 409,
    title: 'Dasselbe Gerät',
    message: 'In diesem Browser ist Ihr Antrag schon geöffnet. Bitte scannen Sie den Code mit einem anderen Gerät.',
  },
  'pairing-other-session': {
    status: 409,
    title: 'Schon angemeldet',
    message: 'In diesem Browser ist schon jemand mit einem anderen Antrag angemeldet.',
  },
  'already-connected': {
    status: 409,
    title: 'Schon verbunden',
    message: 'Es ist schon ein Gerät verbunden. Bitte beenden Sie zuerst diese Verbindung.',
  },
  'is-other-device': {
    status: 409,
    title: 'Hier nicht möglich',
    message: 'Dieses Gerät ist selbst verbunden. Ein weiteres können Sie nur am ersten Gerät verbinden.',
  },
  'consents-missing': {
    status: 403,
    title: 'Bestätigungen fehlen',
    message: 'Bitte bestätigen Sie zuerst Ihre Berechtigung und die Datenschutzbestimmungen.',
  },
  'role-not-grantable': {
    status: 403,
    title: 'Rolle nicht änderbar',
    message: 'Diese Rolle dürfen Sie weder vergeben noch entziehen.',
  },
  'role-protected': {
    status: 403,
    title: 'Nicht erlaubt',
    message:
      'Dieser Nutzer hat eine Rolle, die Sie nicht vergeben dürfen. Ändern kann ihn nur, wer alle seine Rollen vergeben darf.',
  },
  'instance-deactivated': {
    status: 403,
    title: 'Registrierung nicht möglich',
    message: 'Die Kontoeröffnung ist zurzeit nicht möglich. Bitte wenden Sie sich an Ihre Bank.',
  },
  'unknown-email': {
    status: 404,
    title: 'Unbekannte E-Mail-Adresse',
    message: 'Zu dieser E-Mail-Adresse gibt es keinen Zugang.',
  },
  'code-refused': {
    status: 400,
    title: 'Code ungültig',
    message: 'Der Code ist falsch oder abgelaufen. Bitte fordern Sie einen neuen Code an.',
  },
  'factor-refused': {
    status: 400,
    title: 'Nicht bestätigt',
    message:
      'Der Code ist falsch oder wurde schon benutzt, oder der Schlüssel gehört nicht zu diesem Zugang. Bitte versuchen Sie es erneut.',
  },
  'login-expired': {
    status: 400,
    title: 'Anmeldung abgelaufen',
    message: 'Die Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte melden Sie sich erneut an.',
  },
  'enrolment-expired': {
    status: 409,
    title: 'Einrichten abgelaufen',
    message: 'Das Einrichten hat zu lange gedauert. Bitte beginnen Sie erneut.',
  },
  'own-factors': {
    status: 409,
    title: 'Eigener Zugang',
    message: 'Den eigenen zweiten Faktor ändern Sie unter „Mein Zugang“. Zurücksetzen kann ihn nur ein anderer Nutzer.',
  },
  'nothing-to-reset': {
    status: 409,
    title: 'Nichts zurückzusetzen',
    message: 'Dieser Nutzer hat keinen zweiten Faktor eingerichtet.',
  },
  'factor-required': {
    status: 409,
    title: 'Zweiter Faktor nötig',
    message:
      'Die Bank verlangt für Ihre Rolle eine App oder einen Sicherheitsschlüssel. Richten Sie zuerst einen anderen zweiten Faktor ein.',
  },
  'keys-not-offered': {
    status: 409,
    title: 'Nicht möglich',
    message:
      'Sicherheitsschlüssel gibt es nur, wenn der Bankzugang unter einem Namen statt einer Zahlenadresse erreichbar ist.',
  },
  'too-many-keys': {
    status: 409,
    title: 'Zu viele Schlüssel',
    message: 'Mehr Sicherheitsschlüssel sind nicht möglich. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
  },
  'no-factor': {
    status: 409,
    title: 'Kein zweiter Faktor',
    message: 'Richten Sie zuerst eine App oder einen Sicherheitsschlüssel ein.',
  },
  'person-link-refused': {
    status: 400,
    title: 'Dieser Link gilt nicht mehr',
    message:
      'Der Link wurde durch einen neueren ersetzt, ist abgelaufen oder wird nicht mehr gebraucht. Öffnen Sie den Link aus der neuesten E-Mail, oder bitten Sie die Person, die den Antrag gestellt hat, Ihnen die E-Mail erneut zu senden.',
  },
  'link-refused': {
    status: 400,
    title: 'Link ungültig',
    message: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  },
} as const satisfies ProblemTable;
