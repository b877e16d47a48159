import type { ResourceTextTable } from '../../app/i18n/ResourceTexts.js';
import { resourceNames } from '../../providers/resource-names.js';

export const versionTexts: ResourceTextTable = {
  [resourceNames.settingsVersion]: {
    name: 'Version |||| Versionen',
    fields: {
      number: 'Version',
      publishedAt: 'Zeitpunkt',
      publishedBy: 'Veröffentlicht von',
      names: 'Geändert',
      reason: 'Grund',
    },
    empty: 'Noch keine Version.',
    not_loaded: 'Versionen nicht geladen',
    page_range: '%{from}–%{to} von %{smart_count} Version |||| %{from}–%{to} von %{smart_count} Versionen',
  },
};
