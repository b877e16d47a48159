import type { TranslationMessages } from 'react-admin';
import { reactAdminTexts } from './react-admin.de.js';

export const de: TranslationMessages = {
  ra: reactAdminTexts,
  resources: {
    bgo_identifications_portal: {
      name: 'Kundenanfrage |||| Kundenanfragen',
      fields: {
        businessName: 'Firma',
        bgoIdentificationId: 'Nummer',
        bgoMainStatus: 'Status',
        marks: 'Hinweise',
        businessLegalForm: 'Rechtsform',
        recordCreatedAt: 'Eingang',
      },
      search: 'Kundenanfragen suchen',
      search_hint: 'Firma, Person, Nummer oder E-Mail',
      no_match: 'Keine Kundenanfragen gefunden, die zu Suche und Filtern passen.',
      empty: 'Noch keine Kundenanfragen.',
      page_range: '%{from}–%{to} von %{smart_count} Kundenanfrage |||| %{from}–%{to} von %{smart_count} Kundenanfragen',
    },
  },
};
