/** What pdf.js finds in a PDF that the preview neither runs nor shows. */
export interface FoundParts {
  readonly hasScripts: boolean;
  /** Something that a viewer does when the file or a page is opened, or a link that does more than show an address. */
  readonly hasActions: boolean;
  readonly hasLinks: boolean;
  /** The pages are a form that only some viewers can build. */
  readonly hasXfa: boolean;
  readonly attachments: number;
}

/** What the page says about them: one sentence each, what is dangerous first. */
export function hiddenParts({ hasScripts, hasActions, hasLinks, hasXfa, attachments }: FoundParts): readonly string[] {
  const files = attachments === 1 ? 'eine angehängte Datei' : `${attachments} angehängte Dateien`;
  return [
    ...(hasScripts ? ['Die Datei enthält Skripte. Die Vorschau führt sie nicht aus.'] : []),
    ...(hasActions
      ? ['Die Datei will beim Öffnen oder Anklicken etwas ausführen. Die Vorschau lässt das nicht zu.']
      : []),
    ...(hasLinks ? ['Links in der Datei sind in der Vorschau nur Text.'] : []),
    ...(hasXfa ? ['Die Datei ist ein XFA-Formular. Die Vorschau zeigt seinen Inhalt nicht.'] : []),
    ...(attachments > 0 ? [`Die Datei enthält ${files}, die die Vorschau nicht zeigt.`] : []),
  ];
}
