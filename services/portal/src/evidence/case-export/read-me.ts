import type { CaseId } from '@kontor/domain/case/case-id';

/** What the parts of an export are and how to verify it, for whoever receives it; `at` in ms since 1970. */
export function readMe({ caseId, at }: { readonly caseId: CaseId; readonly at: number }): string {
  return `Export des Vorgangs ${caseId} vom ${new Date(at).toISOString()}

vorgang.json      Angaben, Prüfungen, Befunde, Entscheidungen und Notizen. Zu jeder bestellten Fassung
                  (applications) steht unter content.offer, welche Fassung der Einstellungen der Bank galt.
dokumente.json    alle Dokumente mit Größe und SHA-256; die Dokumente selbst sind nicht enthalten
nachrichten.json  Nachrichten zwischen Kunde und Bank
protokoll.json    Einträge des Protokolls zu diesem Vorgang mit ihren Gliedern der Kette
manifest.json     wer diesen Export wann erstellt hat, und der SHA-256 jeder der Dateien oben
manifest.sig      Unterschrift über manifest.json (Ed25519, Base64)
schluessel.pem    öffentlicher Schlüssel dazu

Prüfen mit Node ab Version 20 und dem Programm verify-case-export.mjs, das die Bank getrennt übergibt, ebenso wie den
öffentlichen Schlüssel:

  node verify-case-export.mjs vorgang-${caseId}.zip --key schluessel-der-bank.pem
  node verify-case-export.mjs vorgang-${caseId}.zip --key schluessel-der-bank.pem --documents ordner-mit-dokumenten
`;
}
