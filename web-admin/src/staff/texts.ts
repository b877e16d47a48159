import type { ResourceTextTable } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';

export const staffTexts: ResourceTextTable = {
  [resourceNames.staff]: {
    name: 'Nutzer |||| Nutzer',
    fields: {
      q: 'Name oder E-Mail',
      role: 'Rolle',
      username: 'Benutzername',
      salutation: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      roles: 'Rollen',
      lastLogin: 'Letzte Anmeldung',
      state: 'Status',
    },
    not_loaded: 'Nutzer nicht geladen',
    email: 'E-Mail',
    email_hint: 'Zugleich der Benutzername, nicht änderbar',
    new_email_hint: 'Zugleich der Benutzername, später nicht änderbar',
    roles_hint: 'Mindestens eine.',
    locked_roles_hint: 'Mindestens eine. Eine Rolle können nur Nutzer ändern, die sie vergeben dürfen.',
    create: 'Anlegen',
    save: 'Speichern',
    page_range: '%{from}–%{to} von %{smart_count} Nutzer |||| %{from}–%{to} von %{smart_count} Nutzern',
  },
};
