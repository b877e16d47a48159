import type { ResourceTextTable } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';

export const staffTexts: ResourceTextTable = {
  [resourceNames.staff]: {
    name: 'Nutzer |||| Nutzer',
    fields: {
      username: 'Benutzername',
      salutation: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      roles: 'Rollen',
      state: 'Status',
    },
    page_range: '%{from}–%{to} von %{smart_count} Nutzer |||| %{from}–%{to} von %{smart_count} Nutzern',
  },
};
