import { type Act, acts } from '../case/case-action/acts.js';
import type { ListKey } from '../case/list/use-list-keys.js';
import { type CaseKey, caseKeyLabels } from '../case/next-case/case-key-labels.js';
import { keysOf, type PreviewAct } from '../case/preview/preview-act.js';

export interface ShownKey {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyGroup {
  readonly title: string;
  readonly keys: readonly ShownKey[];
}

const listLabels: Readonly<Record<ListKey | 'ArrowDown' | 'Enter' | 'z', string>> = {
  '/': 'In die Suche',
  ArrowDown: 'Aus der Suche in die erste Zeile',
  j: 'Nächste Zeile',
  k: 'Vorherige Zeile',
  Enter: 'Zeile öffnen',
  n: 'Ersten Vorgang öffnen',
  x: 'Zeile auswählen',
  z: 'Ausgewählte zuweisen',
};

const previewLabels: Readonly<Record<PreviewAct, string>> = {
  nextFile: 'Nächste Datei',
  previousFile: 'Vorherige Datei',
  nextPage: 'Nächste Seite',
  previousPage: 'Vorherige Seite',
  larger: 'Größer',
  smaller: 'Kleiner',
  fit: 'Ganze Breite',
  close: 'Vorschau schließen',
};

/** What is printed on a German keyboard. */
const printed: Readonly<Record<string, string>> = {
  ArrowDown: 'Pfeil ab',
  PageDown: 'Bild ab',
  PageUp: 'Bild auf',
  Escape: 'Esc',
};

const shown = (key: string, does: string): ShownKey => ({ keys: [printed[key] ?? key], does });
const allOf = (labels: Readonly<Record<string, string>>): readonly ShownKey[] =>
  Object.entries(labels).map(([key, does]) => shown(key, does));

const ofAct = ({ key, label, place }: Act): ShownKey => shown(key, place === undefined ? label : `${place}: ${label}`);

const { n, a, u, d } = caseKeyLabels satisfies Readonly<Record<CaseKey, string>>;

/** All keys of the back office by the page that has them, in the words of the buttons that they press. */
export const shortcutGroups: readonly KeyGroup[] = [
  { title: 'Kundenanfragen', keys: allOf(listLabels) },
  {
    title: 'Vorgang',
    keys: [
      ...allOf({ n, u, a }),
      { keys: ['1', '…', '6'], does: 'Reiter öffnen' },
      shown('d', d),
      ...Object.values(acts).map(ofAct),
    ],
  },
  {
    title: 'Vorschau einer Datei',
    keys: (Object.keys(keysOf) as PreviewAct[]).map((act) => shown(keysOf[act], previewLabels[act])),
  },
  {
    title: 'Überall',
    keys: [
      { keys: ['Strg', 'Enter'], does: 'Nachricht, Notiz oder Dialog absenden, auch beim Schreiben' },
      shown('?', 'Diese Übersicht'),
    ],
  },
];
