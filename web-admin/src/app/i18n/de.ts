import type { TranslationMessages } from 'react-admin';
import { resourceNames } from '../../providers/resource-names.js';
import { reactAdminTexts } from './react-admin.de.js';

export const de = {
  ra: reactAdminTexts,
  resources: {
    [resourceNames.case]: {
      name: 'Kundenanfrage |||| Kundenanfragen',
      fields: {
        businessName: 'Firma',
        bgoIdentificationId: 'Nummer',
        bgoMainStatus: 'Status',
        marks: 'Hinweise',
        nextStep: 'Nächster Schritt',
        businessLegalForm: 'Rechtsform',
        recordCreatedAt: 'Eingang',
        waitingSince: 'Wartet seit',
        deadline: 'Frist',
        owner: 'Bearbeiter',
        lastMessage: 'Nachricht',
        hasUnrevisedMessages: 'Neue Nachrichten',
      },
      not_loaded: 'Kundenanfragen nicht geladen',
      search: 'Kundenanfragen suchen',
      search_hint: 'Firma, Person, Ort, Nummer, IBAN, Telefon',
      search_help: 'Bis zu fünf Ziffern gelten als Nummer eines Vorgangs.',
      page_range: '%{from}–%{to} von %{smart_count} Kundenanfrage |||| %{from}–%{to} von %{smart_count} Kundenanfragen',
    },
  },
} satisfies TranslationMessages;
