import type { ResourceTextTable } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';

export const feedbackTexts: ResourceTextTable = {
  [resourceNames.feedback]: {
    name: 'Feedback |||| Feedback',
    not_loaded: 'Feedback nicht geladen',
    page_range: '%{from}–%{to} von %{smart_count} Kommentar |||| %{from}–%{to} von %{smart_count} Kommentaren',
  },
};
