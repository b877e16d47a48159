import { auditLog } from '../audit/index.js';
import { cases } from '../case/index.js';
import { faq } from '../faq/index.js';
import { feedbacks } from '../feedback/index.js';
import { isAllowed } from '../providers/access.js';
import { reports } from '../reporting/index.js';
import { configuration, instanceConfiguration, settings } from '../settings/index.js';
import { staffUsers } from '../staff/index.js';

/** The tabs of the overview in their order (R3 §2.3). */
export const sections = [
  { label: 'Kundenanfragen', resource: cases },
  { label: 'Feedback', resource: feedbacks },
  { label: 'FAQ', resource: faq },
  { label: 'Auswertungen', resource: reports },
  { label: 'Nutzerverwaltung', resource: staffUsers },
  { label: 'Konfiguration', resource: configuration },
  { label: 'Instanzkonfiguration', resource: instanceConfiguration },
  { label: 'Konfiguration intern', resource: settings },
  { label: 'Logs intern', resource: auditLog },
] as const;

/** The tabs for the person who is logged in. */
export function allowedSections() {
  return sections.filter(({ resource }) => isAllowed({ resource: resource.name, action: 'list' }));
}
