import type { ResourceTextTable } from '../../app/i18n/ResourceTexts.js';
import { resourceNames } from '../../providers/resource-names.js';

export const settingTexts: ResourceTextTable = {
  [resourceNames.setting]: {
    name: 'Einstellung |||| Einstellungen',
    fields: { name: 'Name', kind: 'Art', value: 'Inhalt', version: 'Version' },
    empty: 'Keine Einstellung gefunden.',
    not_loaded: 'Die Einstellungen konnten nicht geladen werden',
    page_range: '%{from}–%{to} von %{smart_count} Einstellung |||| %{from}–%{to} von %{smart_count} Einstellungen',
  },
};
