import type { ResourceTextTable } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';

export const auditTexts: ResourceTextTable = {
  [resourceNames.auditLog]: {
    name: 'Eintrag |||| Einträge',
    fields: {
      createdAt: 'Zeitpunkt',
      category: 'Kategorie',
      source: 'Quelle',
      sentence: 'Eintrag',
      bgoIdentification: 'Vorgang',
      caseId: 'Vorgangsnummer',
      person: 'Wer',
      about: 'Betrifft',
      after: 'Datum nach',
      before: 'Datum vor',
    },
    empty: 'Noch keine Einträge.',
    no_results: 'Keine Einträge gefunden.',
    not_loaded: 'Protokoll nicht geladen',
    after_hint: 'Dieser Tag zählt nicht mit',
    person_hint: 'Teil des Namens',
    about_hint: 'Nutzer oder Einstellung',
    page_range: '%{from}–%{to} von %{smart_count} Eintrag |||| %{from}–%{to} von %{smart_count} Einträgen',
  },
};
