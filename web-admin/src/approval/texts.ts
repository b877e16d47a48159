import type { ResourceTextTable } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';

export const approvalTexts: ResourceTextTable = {
  [resourceNames.approval]: {
    name: 'Freigabe |||| Freigaben',
    empty: 'Es ist nichts beantragt.',
    not_loaded: 'Freigaben nicht geladen',
    page_range: '%{from}–%{to} von %{smart_count} Freigabe |||| %{from}–%{to} von %{smart_count} Freigaben',
  },
};
