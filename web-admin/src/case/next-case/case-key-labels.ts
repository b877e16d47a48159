/** The keys of the case page that press none of its acts, and what they do. */
export const caseKeyLabels = {
  n: 'Nächster Vorgang der Ansicht',
  u: 'Zurück zur Übersicht',
  a: 'Zum nächsten Schritt',
  d: 'Vorschau der ersten Datei',
} as const;

export type CaseKey = keyof typeof caseKeyLabels;
