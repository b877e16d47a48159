import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each page of an app by the name that it has in the app, with the state in which the gate checks it. */
export type PageTable = Readonly<Record<string, string>>;

/** By the names of the app's routes. The online opening has three steps at one address. */
export const customerPages: PageTable = {
  'einstieg-konto-vergleich': 'vergleich-pakete',
  'einstieg-konto-eroeffnen': 'konto-eroeffnen-frage',
  'einstieg-konto-eroeffnen-online': 'rechtsform-frage',
  'einstieg-konto-eroeffnen-online: search': 'unternehmenssuche-treffer',
  'einstieg-konto-eroeffnen-online: registration': 'registrierung-leer',
  'konto-eroeffnen': 'konto-eroeffnen-frage',
  'konto-eroeffnen-online': 'rechtsform-frage',
  hub: 'anmelden-mail',
  'hub-login': 'anmelden-mail',
  'hub-login-link': 'anmelden-link-ungueltig',
  'hub-geraet': 'geraet-frage',
  'hub-aktivierung': 'aktivierung-wartet',
  'hub-aktivierung-link': 'aktivierung-link-ungueltig',
  'hub-person': 'eigene-seite-code',
  'hub-fenster': 'ankunft-abgelaufen',
  'hub-erinnerungen': 'erinnerungen-frage',
  fenster: 'eigenes-fenster-besucher',
  'beratereinstieg-erfolg': 'registrierung-berater-erfolg',
  'hub-identifizierung': 'antrag-fehler',
  'hub-identifizierung-switch-konto': 'kontomodell-wechseln',
  'hub-identifizierung-mehrwerte': 'mehrwerte-auswahl',
  'hub-identifizierung-summary': 'zusammenfassung-bereit',
  'hub-identifizierung-continue': 'fortsetzen-abweichung',
  'hub-identifizierung-functionaries-mismatch': 'personen-abgleich-leer',
  'hub-identifizierung-beneficiaries-mismatch': 'personen-abgleich-wb-fremd',
  'hub-identifizierung-submitted': 'uebertragen-identifikation',
  'hub-identifizierung-status': 'status-identifizieren',
  'hub-identifizierung-status-functionaries-mismatch': 'status-personen-abgleich-leer',
  'hub-identifizierung-status-beneficiaries-mismatch': 'status-personen-abgleich-wb-leer',
  'identifikation-erfolg': 'identifikation-erfolg',
  'identifikation-fehler': 'identifikation-fehler',
  'not-found': 'nicht-gefunden-seite',
};

/** By address, label of the tab, or both labels of a tab in a tab; `: part` for a part that is opened there. */
export const staffPages: PageTable = {
  '/bm/entry': 'anmelden-leer',
  '/bm/aktivierung': 'aktivierung-link-ungueltig',
  '/bm/passwort-setzen': 'passwort-setzen-verschieden',
  '/bm/': 'kundenanfragen-liste',
  '/bm/start': 'kundenanfragen-liste',
  '/bm/freigaben': 'freigaben-liste',
  '/bm/mein-zugang': 'mein-zugang-mehrere',
  '/bm/nutzerverwaltung/nutzer-anlegen': 'nutzer-anlegen-leer',
  '/bm/nutzerverwaltung/:id': 'nutzer-activated',
  '/bm/:id': 'vorgang-zur-freigabe',
  '/bm/:id: unstimmigkeiten': 'vorgang-unstimmigkeit-entwurf',
  Kundenanfragen: 'kundenanfragen-liste',
  Feedback: 'feedback-kommentare',
  FAQ: 'faq-offen',
  Auswertungen: 'auswertungen-bericht',
  Nutzerverwaltung: 'nutzerverwaltung-liste',
  'Konfiguration: Grundeinstellungen': 'konfiguration-grundeinstellungen',
  'Konfiguration: Konten': 'konfiguration-konten',
  'Konfiguration: Einstiege': 'konfiguration-einstiege',
  'Konfiguration: Einbettung': 'konfiguration-einbettung',
  'Konfiguration: Optionen': 'konfiguration-optionen',
  'Konfiguration: Footerlinks': 'konfiguration-footerlink-fehlt',
  'Konfiguration: Bestellboxen': 'konfiguration-bestellboxen',
  'Konfiguration: Mehrwerte': 'konfiguration-mehrwerte',
  'Konfiguration: Put-on-hold': 'konfiguration-anhalten',
  'Konfiguration: Put-on-hold: probelauf': 'konfiguration-anhalten-probelauf-vorgaenge',
  'Konfiguration: Mail-Disclaimer': 'konfiguration-mail-disclaimer',
  'Konfiguration: Transparenzregister': 'konfiguration-transparenzregister',
  'Konfiguration: Erinnerungen': 'konfiguration-erinnerungen',
  'Konfiguration: Antwortvorlagen': 'konfiguration-antwortvorlagen',
  'Konfiguration: Vier Augen': 'konfiguration-vier-augen',
  'Konfiguration: Versionen': 'konfiguration-versionen',
  'Instanzkonfiguration: Grundeinstellungen': 'instanzkonfiguration-grundeinstellungen',
  'Instanzkonfiguration: Bankanbieter': 'instanzkonfiguration-bankanbieter',
  'Instanzkonfiguration: Identitätsprüfung': 'instanzkonfiguration-identitaetspruefung',
  'Instanzkonfiguration: Unternehmensprüfung': 'instanzkonfiguration-unternehmenspruefung',
  'Instanzkonfiguration: Kernbanksystem': 'instanzkonfiguration-kernbanksystem',
  'Konfiguration intern': 'konfiguration-intern-einstellung',
  'Konfiguration intern: liste': 'konfiguration-intern-liste',
  'Logs intern': 'logs-intern-liste',
  Versionen: 'versionen-pruefer',
};

const source = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** All first groups of an expression in a part of a source file. */
function found(path: string, expression: RegExp, part = /[^]*/): readonly string[] {
  const text = part.exec(source(path))?.[0] ?? '';
  return [...text.matchAll(expression)].map(([, name = '']) => name);
}

/** The names of the customer app's own routes, from its source; those below `/bm` lead to the back office. */
export function customerRoutes(): readonly string[] {
  const table = /export const routes = \{[^]*?\}/;
  return found('web-customer/src/app/routes/routes.ts', /^\s+'?([\w-]+)'?: '\/(?!bm\b)/gm, table);
}

/** The addresses and tabs of the back office, from its source. */
export function staffRoutes(): readonly string[] {
  const settings = 'web-admin/src/settings/';
  const tabsOf = (name: string, file: string): readonly string[] =>
    found(settings + file, /^ +'?([^\n']+?)'?: page\(/gm).map((label) => `${name}: ${label}`);
  const tabs = found('web-admin/src/start/sections.ts', /label: '([^']+)'/g);
  const withTabs = {
    Konfiguration: tabsOf('Konfiguration', 'Configuration.tsx'),
    Instanzkonfiguration: tabsOf('Instanzkonfiguration', 'InstanceConfiguration.tsx'),
  };
  const links = found('web-admin/src/entry/place.ts', /\((aktivierung\|passwort-setzen)\)/g);
  return [
    '/bm/entry',
    ...links.flatMap((names) => names.split('|')).map((name) => `/bm/${name}`),
    ...found('web-admin/src/app/BackOffice.tsx', /path(?:=|: )["'](\/(?!bm)[^"']*)["']/g).map((path) => `/bm${path}`),
    ...tabs.flatMap((label) => (label in withTabs ? withTabs[label as keyof typeof withTabs] : [label])),
  ];
}
