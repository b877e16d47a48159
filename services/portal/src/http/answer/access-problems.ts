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
  'link-refused': {
    status: 400,
    title: 'Link ungültig',
    message: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  },
} as const satisfies ProblemTable;
