import { bankWording } from './bank-wording.js';
import { caseStatuses } from '../case/case-status.js';
import { caseTitle } from './case-title.js';
import { statusTitle } from './status-title.js';

/** Titles of a status: code, for the customer (R2 §4.1), for the bank (R3 §4.1). */
const table: readonly (readonly [number, string, string])[] = [
  [0, 'Antrag angelegt', 'Antrag noch nicht gesendet'],
  [110, 'E-Mail-Bestätigung angefordert', 'E-Mail-Bestätigung angefordert'],
  [120, 'E-Mail-Bestätigung abgelaufen', 'E-Mail-Bestätigung abgelaufen'],
  [130, 'E-Mail-Adresse bestätigt', 'E-Mail bestätigt, Antrag wird ausgefüllt'],
  [210, 'Daten werden erfasst', 'Daten werden erfasst'],
  [213, 'Ihr Antrag wird geprüft', 'Übertragung angehalten'],
  [214, 'Ihr Antrag wird geprüft', 'Übertragung angehalten (frühere Ablehnung)'],
  [216, 'Antrag abgelehnt', 'Übertragung abgelehnt'],
  [218, 'Übertragung läuft', 'Übertragung läuft'],
  [220, 'Identifikation in Arbeit', 'Identifikation in Arbeit'],
  [230, 'Dokumente fehlen', 'Dokumente fehlen'],
  [240, 'Unternehmensprüfung läuft', 'Recherche gestartet'],
  [245, 'Dokumente fehlen', 'Dokumente für die Recherche fehlen'],
  [250, 'Unternehmensprüfung fehlgeschlagen', 'Recherche fehlgeschlagen'],
  [255, 'Abweichende Daten', 'Abweichende Daten in der Recherche'],
  [260, 'Unternehmensprüfung abgeschlossen', 'Recherche erfolgreich'],
  [305, 'Antrag wird von Hand bearbeitet', 'Manuell auf erfolgreich gesetzt'],
  [310, 'Antrag liegt bei der Bank', 'Bereit'],
  [315, 'Identifikation weit fortgeschritten', 'Ausreichend identifiziert'],
  [320, 'Identifikation fehlgeschlagen', 'Identifikation fehlgeschlagen'],
  [330, 'Identifikation unvollständig', 'Identifikation einer Person fehlgeschlagen'],
  [340, 'Identifikation beendet', 'Person gelöscht'],
  [350, 'Von Ihnen abgebrochen', 'Vom Kunden abgebrochen'],
  [410, 'Ihr Konto wird eingerichtet', 'In Bearbeitung der Bank'],
  [420, 'Ihre Angaben werden geprüft', 'Rückfrage abgeschlossen'],
  [425, 'Rückfrage der Bank', 'Rückfrage an den Kunden'],
  [430, 'Antrag erfolgreich abgeschlossen', 'Erfolgreich abgeschlossen'],
  [440, 'Antrag abgelaufen', 'Abgelaufen'],
  [450, 'Antrag abgelehnt', 'Von der Bank abgelehnt'],
  [900, 'Archiviert', 'Archiviert und anonymisiert'],
];

test.each(table)('%i has the titles "%s" and "%s"', (code, customer, bank) => {
  expect([statusTitle(code, 'customer'), statusTitle(code, 'bank')]).toEqual([customer, bank]);
  expect(bankWording({ status: code }).title).toBe(bank);
});

test('every status has titles, and no other number has', () => {
  expect(table.map(([code]) => code)).toEqual(caseStatuses.map(({ code }) => code));
  expect([statusTitle(1, 'customer'), statusTitle(901, 'bank')]).toEqual(['Unbekannter Status', 'Unbekannter Status']);
});

test.each([
  [130, { running: 'order' }, 'Antrag eingegangen', 'Antrag gesendet'],
  [210, { running: null }, 'Daten werden erfasst', 'Daten werden erfasst'],
  [218, { running: 'order' }, 'Übertragung läuft', 'Übertragung läuft'],
  [218, { running: null }, 'Übertragung unterbrochen', 'Übertragung gescheitert'],
  [
    218,
    { running: null, startState: 'interrupted_functionaries_mismatch' },
    'Abweichende Daten',
    'Übertragung unterbrochen: Daten weichen ab',
  ],
  [220, { isResolutionRefused: true }, 'Übertragung unterbrochen', 'Übertragung gescheitert'],
  [220, { isResolutionRefused: false }, 'Identifikation in Arbeit', 'Identifikation in Arbeit'],
  [255, { running: 'continue' }, 'Zuordnung wird übertragen', 'Zuordnung wird übertragen'],
  [
    255,
    { running: null, startState: 'research_file_size_exception' },
    'Übertragung unterbrochen',
    'Übertragung gescheitert',
  ],
  [420, { requestAnswered: false }, 'Antrag wird geprüft', 'Rückfrage ohne Antwort'],
  [430, { accountOpened: false }, 'Antrag erfolgreich abgeschlossen', 'Erfolgreich abgeschlossen'],
])('%i with %j has the titles "%s" and "%s"', (status, known, customer, bank) => {
  const subject = { status, ...known };
  expect([caseTitle(subject, 'customer'), caseTitle(subject, 'bank')]).toEqual([customer, bank]);
  expect(bankWording(subject).title).toBe(bank);
});

test('an unknown status refers the bank to the support', () => {
  expect(bankWording({ status: 777 })).toEqual({
    title: 'Unbekannter Status',
    happened: 'Dieser Status ist hier nicht bekannt.',
    turn: 'nobody',
    step: null,
    next: 'Wenden Sie sich an den Support.',
  });
});
