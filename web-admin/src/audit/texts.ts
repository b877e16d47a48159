import type { ResourceTextTable } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';

export const auditTexts: ResourceTextTable = {
  [resourceNames.auditLog]: {
    name: 'Eintrag |||| Einträge',
    fields: {
      createdAt: 'Zeitpunkt',
      category: 'Kategorie',
      source: 'Quelle',
      user: 'Nutzer',
      bgoIdentification: 'Vorgang',
      action: 'Eintrag',
      caseId: 'Vorgangsnummer',
      after: 'Datum nach',
    },
    page_range: '%{from}–%{to} von %{smart_count} Eintrag |||| %{from}–%{to} von %{smart_count} Einträgen',
  },
};
