/**
 * Why an opened file is not kept, with the sentence for whoever uploaded it. No PDF is changed, so the sentence says
 * what helps.
 */
export const refusedFileTexts = {
  unreadable: 'Die Datei ist beschädigt oder unvollständig. Bitte speichern Sie sie neu und laden Sie sie erneut hoch.',
  script:
    'Die PDF-Datei enthält Programmcode (JavaScript). Bitte drucken Sie sie neu als PDF und laden Sie diese hoch.',
  launch: 'Die PDF-Datei will andere Programme starten. Bitte drucken Sie sie neu als PDF und laden Sie diese hoch.',
  media: 'Die PDF-Datei enthält Videos oder 3D-Inhalte. Bitte drucken Sie sie neu als PDF und laden Sie diese hoch.',
  encrypted:
    'Die PDF-Datei ist verschlüsselt. Bitte speichern Sie sie ohne Passwortschutz und laden Sie sie erneut hoch.',
  embedded: 'Die PDF-Datei enthält weitere Dateien. Bitte laden Sie diese einzeln hoch und das PDF ohne Anhänge.',
  malware: 'In der Datei wurde Schadsoftware gefunden. Sie wurde nicht gespeichert. Bitte prüfen Sie Ihr Gerät.',
  pixels: 'Das Bild hat zu viele Bildpunkte (maximal 50 Megapixel). Bitte verkleinern Sie es.',
  slow: 'Die Datei ist zu aufwendig aufgebaut, um sie zu prüfen. Bitte speichern Sie sie neu, zum Beispiel als einfaches PDF.',
} as const;

export type RefusedFileReason = keyof typeof refusedFileTexts;
