import { identification, pages } from '../page-states/guard-table.js';

/** Tabs of the overview, and the pages of its two tabs that have a list of them. */
export const overviewTabs = {
  Bereiche: [
    'Kundenanfragen',
    'Feedback',
    'FAQ',
    'Auswertungen',
    'Nutzerverwaltung',
    'Konfiguration',
    'Instanzkonfiguration',
    'Konfiguration intern',
    'Logs intern',
  ],
  Konfiguration: [
    'Grundeinstellungen',
    'Footerlinks',
    'Einstiege',
    'Einbettung',
    'Konten',
    'Bestellboxen',
    'Mehrwerte',
    'Optionen',
    'Put-on-hold',
    'Transparenzregister',
    'Erinnerungen',
    'Mail-Disclaimer',
    'Antwortvorlagen',
    'Vier Augen',
    'Versionen',
  ],
  Instanzkonfiguration: [
    'Grundeinstellungen',
    'Bankanbieter',
    'Identitätsprüfung',
    'Unternehmensprüfung',
    'Kernbanksystem',
  ],
} as const;

/** Tabs of a case that the customer fills in. */
export const caseTabs = ['Kundendaten', 'Statushistorie', 'Kommunikation', 'Notizen', 'Protokoll'] as const;

const unknownCode = 'x'.repeat(43);
const account = '/start/produkte/2';

const below = (tab: 'Konfiguration' | 'Instanzkonfiguration') =>
  overviewTabs[tab].map((label) => `/bm/start?ansicht=${encodeURIComponent(label)}#${tab}`);

/** Pages of the back office that are shown without a session. */
const staffEntryAddresses: readonly string[] = [
  '/bm',
  '/bm/entry',
  '/bm/login',
  `/bm/aktivierung/${unknownCode}`,
  `/bm/passwort-setzen/${unknownCode}`,
  '/bm/gibt/es/nicht',
];

/** Every address of the back office, with each tab and each tab below one. */
export function staffAddresses({ caseId, staffId }: { caseId: string; staffId: string }): readonly string[] {
  return [
    ...staffEntryAddresses,
    '/bm/start',
    ...overviewTabs.Bereiche.map((label) => `/bm/start#${encodeURIComponent(label)}`),
    ...below('Konfiguration'),
    ...below('Instanzkonfiguration'),
    `/bm/${caseId}`,
    ...caseTabs.map((label) => `/bm/${caseId}#${label}`),
    '/bm/freigaben',
    '/bm/mein-zugang',
    '/bm/nutzerverwaltung/nutzer-anlegen',
    `/bm/nutzerverwaltung/${staffId}`,
  ];
}

/** Every address of the customer app. */
export const customerAddresses: readonly string[] = [
  '/',
  '/start/produkte/vergleich',
  account,
  `${account}/online`,
  '/fk/2',
  '/fk/2/online',
  '/start/produkte/beratereinstieg/erfolg',
  '/hub',
  '/hub/entry',
  '/hub/entry/gibt-es-nicht',
  '/hub/geraet',
  '/hub/geraet#gibt-es-nicht',
  '/hub/aktivierung',
  '/hub/fenster',
  '/start/fenster',
  '/hub/aktivierung/gibt-es-nicht',
  '/hub/person',
  `/hub/person#${unknownCode}`,
  '/hub/erinnerungen',
  `/hub/erinnerungen#${unknownCode}`,
  ...Object.values(pages).map((path) => identification + path),
  '/identifikation/erfolg',
  '/identifikation/fehler',
  '/404',
];
