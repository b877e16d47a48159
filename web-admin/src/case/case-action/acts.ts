/** An act on a case: the words of its button, and the key that presses it. */
export interface Act {
  readonly key: string;
  readonly label: string;
  /** Where the button is, if its words alone do not say what they are about. */
  readonly place?: string;
}

/** The acts on a case that have a key; their buttons and the sheet of all keys take both from here. */
export const acts = {
  release: { key: 'f', label: 'Antrag freigeben' },
  reject: { key: 'l', label: 'Antrag ablehnen' },
  takeOver: { key: 'b', label: 'Vorgang übernehmen' },
  setUp: { key: 'e', label: 'Konto einrichten' },
  contractFile: { key: 'v', label: 'Datei hochladen', place: 'Vertragsunterlagen' },
  finish: { key: 's', label: 'Erfolgreich abschließen' },
  fail: { key: 'g', label: 'Als fehlgeschlagen abschließen' },
  requestData: { key: 'r', label: 'Rückfrage an den Kunden' },
  followUp: { key: 'w', label: 'Wiedervorlage' },
  assign: { key: 'z', label: 'Zuständigkeit übernehmen' },
} as const satisfies Readonly<Record<string, Act>>;
