import type { TranslationMessages } from 'react-admin';
import { reactAdminTexts } from './react-admin.de.js';

/** Every text that is found by its key: react-admin's own, and the names of resources. */
export const de: TranslationMessages = {
  ra: reactAdminTexts,
  resources: {
    bgo_identifications_portal: {
      name: 'Kundenanfrage |||| Kundenanfragen',
    },
  },
};
